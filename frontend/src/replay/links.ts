// Links that lead to a game of this site.

/** Where the server has a finished game to go through. */
export function replayOf(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/replay`;
}

const PATH = /^\/(?:table|replay|embed)\/([a-z0-9]{1,40})\/?$/;

/** Where a pasted link or number leads on this site; null if it is something else. */
export function ownGame(text: string, origin: string, path = ''): string | null {
  const word = text.trim();
  if (/^[a-z0-9]{6,40}$/.test(word)) return `/replay/${word}`;
  try {
    const address = new URL(word);
    const ours = address.origin === origin && address.pathname.startsWith(path);
    const id = ours ? PATH.exec(address.pathname.slice(path.length))?.[1] : undefined;
    return id ? `/replay/${id}${address.hash}` : null;
  } catch {
    return null;
  }
}
