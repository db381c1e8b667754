// Which tables were set up for the tutorial: they are not shown among one's own games.
import { browserStorage } from '../shared/storage';

const KEY = 'hanabi.lessons';
const MOST = 20;

export function isLesson(table: string): boolean {
  return lessons().includes(table);
}

export function keepLesson(table: string): void {
  browserStorage.write(KEY, JSON.stringify([table, ...lessons()].slice(0, MOST)));
}

function lessons(): readonly string[] {
  const found = browserStorage.readJson(KEY);
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
}
