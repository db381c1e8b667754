// Several games in one text: which they are, and who played them.

/** The games of a text, each as a text of its own: a JSON list, or one a line; else it is one. */
export function gamesIn(text: string): readonly string[] {
  const whole = text.trim();
  const list = whole.startsWith('[') ? read(whole) : null;
  if (Array.isArray(list))
    return list.map((game) => (typeof game === 'string' ? game : JSON.stringify(game)));
  const lines = whole.split(/\r?\n/).filter((line) => line.trim());
  return lines.length > 1 && lines.every(isGame) ? lines : [whole];
}

/** A line that is an object, or a link without a gap in it. */
function isGame(line: string): boolean {
  const word = line.trim();
  return word.startsWith('{') ? isObject(read(word)) : !/[\s{}"]/.test(word) && /[/,]/.test(word);
}

/** Who played these games, those with the most first; links tell nobody. */
export function namesIn(games: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const game of games) {
    const told = read(game);
    const names = isObject(told) ? (told['names'] ?? told['players']) : null;
    for (const name of new Set(Array.isArray(names) ? names : []))
      if (typeof name === 'string' && name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1]).map(([name]) => name);
}

/** The games in groups of so many, none with more signs together unless it is one alone. */
export function inGroups(games: readonly string[], most: number, signs: number): readonly string[][] {
  const groups: string[][] = [];
  let [group, long]: [string[], number] = [[], 0];
  for (const game of games) {
    if (group.length && (group.length === most || long + game.length > signs)) {
      groups.push(group);
      [group, long] = [[], 0];
    }
    group.push(game);
    long += game.length;
  }
  return group.length ? [...groups, group] : groups;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
