/** A bot's kind as people read it, by its id; `bot_title` of the server says it the same way. */
export function botTitle(bot: string): string {
  const words = bot.replace(/[-_]/g, ' ').trim() || bot;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
