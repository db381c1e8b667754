// Which tables were set up for the tutorial: they are not shown among one's own games.
const KEY = 'hanabi.lessons';
const MOST = 20;

export function isLesson(table: string): boolean {
  return kept().includes(table);
}

export function keepLesson(table: string): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify([table, ...kept()].slice(0, MOST)));
  } catch {
    // a browser that keeps nothing still plays
  }
}

function kept(): readonly string[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
