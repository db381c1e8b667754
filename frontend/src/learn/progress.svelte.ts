// How far somebody has come with the lessons: kept in this browser, scene by scene.
import { browserStorage } from '../shared/storage';
import { LESSONS, type Lesson } from './lessons';

const KEY = 'hanabi.lessons';

class Progress {
  /** How many scenes of each lesson are through, by its name. */
  #through = $state.raw<Readonly<Record<string, number>>>(kept());

  /** The scene with which a lesson goes on; one that is done begins anew. */
  sceneOf(lesson: Lesson): number {
    return this.isDone(lesson) ? 0 : this.#count(lesson);
  }

  isDone(lesson: Lesson): boolean {
    return this.#count(lesson) >= lesson.scenes.length;
  }

  isBegun(lesson: Lesson): boolean {
    return this.#count(lesson) > 0 && !this.isDone(lesson);
  }

  /** The first lesson that is not done; none when all are. */
  get next(): Lesson | undefined {
    return LESSONS.find((lesson) => !this.isDone(lesson));
  }

  get isAnythingThrough(): boolean {
    return LESSONS.some((lesson) => this.#count(lesson) > 0);
  }

  /** A scene is through; going through a lesson again takes nothing away. */
  keep(lesson: Lesson, scene: number): void {
    if (this.#count(lesson) > scene) return;
    this.#through = { ...this.#through, [lesson.name]: scene + 1 };
    browserStorage.write(KEY, JSON.stringify(this.#through));
  }

  #count(lesson: Lesson): number {
    return this.#through[lesson.name] ?? 0;
  }
}

function kept(): Record<string, number> {
  const found = browserStorage.readJson(KEY);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(Object.entries(found).filter(([, through]) => Number.isInteger(through)));
}

export const progress = new Progress();
