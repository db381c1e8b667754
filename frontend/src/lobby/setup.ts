// Choosing a table's settings: every change gives settings that go together, as far as the offer says.
import type { BotOffered, Box, Offer, Settings } from '../shared/messages';

/** The words of options in the order in which the server writes them. */
export const OPTION_WORDS = [
  'five-own',
  'ten-wild',
  'ten-own',
  'black',
  'tiles',
  'expert',
  'announce',
  'no-empty-clues',
] as const;
export type OptionWord = (typeof OPTION_WORDS)[number];

export const PLAYER_COUNTS = [2, 3, 4, 5] as const;

export function chosenWords(options: string): OptionWord[] {
  const parts = options.split('+');
  return OPTION_WORDS.filter((word) => parts.includes(word));
}

function written(words: readonly OptionWord[]): string {
  return OPTION_WORDS.filter((word) => words.includes(word)).join('+') || 'base';
}

/** The options that a box prints, each a group of words of which at most one holds. */
export function optionGroups(box: Box): OptionWord[][] {
  return Object.values(box.offers)
    .map((words) => OPTION_WORDS.filter((word) => words.includes(word)))
    .filter((words) => words.length > 0);
}

export function boxOf(offer: Offer, code: string): Box | undefined {
  return offer.boxes.find((box) => box.code === code);
}

/** The box of the reader's language; English has none of its own and takes `custom`. */
export function boxFor(offer: Offer, language: string): string {
  return offer.boxes.find((box) => box.code === language)?.code ?? 'custom';
}

export function withBox(settings: Settings, box: Box): Settings {
  const offered = optionGroups(box).flat();
  const kept = chosenWords(settings.options).filter((word) => offered.includes(word));
  return { ...settings, edition: box.code, options: written(kept) };
}

/** Turn an option on or off; the others of its group exclude it. */
export function withOption(settings: Settings, box: Box, word: OptionWord, on: boolean): Settings {
  const group = optionGroups(box).find((each) => each.includes(word)) ?? [];
  const others = chosenWords(settings.options).filter((each) => !group.includes(each));
  return { ...settings, options: written(on ? [...others, word] : others) };
}

export function withPlayers(settings: Settings, players: number): Settings {
  const { starter, watching } = settings;
  return {
    ...settings,
    players,
    starter: starter !== null && starter >= players ? null : starter,
    watching: watching.type === 'one-seat' && watching.seat >= players ? { ...watching, seat: 0 } : watching,
  };
}

/** The bots that play with so many, the strongest first; those of unknown strength last. */
export function botsFor(offer: Offer, players: number): BotOffered[] {
  const strength = (bot: BotOffered): number => bot.strength[players] ?? -1;
  return offer.bots
    .filter((bot) => bot.players.includes(players))
    .sort((one, other) => strength(other) - strength(one));
}

/** One wish for each seat after the first: a bot's name, or null for a person; bots that cannot play are let go. */
export function fittedSeats(
  wishes: readonly (string | null)[],
  bots: readonly BotOffered[],
  players: number,
) {
  return Array.from({ length: players - 1 }, (_, at) => {
    const wish = wishes[at] ?? null;
    return bots.some((bot) => bot.name === wish) ? wish : null;
  });
}

/** A table's id out of what somebody typed or pasted: the id itself, or a link to its table or replay. */
export function tableIn(text: string): string {
  return /(?:table|replay)\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim();
}
