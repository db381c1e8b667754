// Asking the server over HTTP: an answer, or a refusal with its code.
import { refusal } from './refusal';
import { at } from './site';

/** The server said no, or did not answer: `code` names the reason, `text` is the server's English. */
export class Refused extends Error {
  readonly code: string;
  readonly text: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
    this.text = text;
  }

  /** The reason in the language spoken. */
  get said(): string {
    return refusal(this.code, this.text);
  }
}

const ahead = new Map<string, Promise<Response>>();

/** Ask for something that a page on its way will want: the first to `ask` for it takes the answer. */
export function askAhead(path: string): void {
  const asked = answered('GET', path, undefined);
  asked.catch(() => undefined); // whoever takes it is told
  ahead.set(path, asked);
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const asked = method === 'GET' ? ahead.get(path) : undefined;
  if (asked) ahead.delete(path);
  const response = await (asked ?? answered(method, path, body));
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  const { code, text } = (answer ?? {}) as { code?: string; text?: string };
  throw new Refused(code ?? 'unreachable', text ?? `${response.status} ${response.statusText}`);
}

async function answered(method: Method, path: string, body: unknown): Promise<Response> {
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return await fetch(at(path), { method, headers: { 'content-type': 'application/json' }, ...sent });
  } catch (error) {
    throw new Refused('unreachable', String(error));
  }
}

/** What to tell somebody about whatever went wrong. */
export function saidOf(error: unknown): string {
  return error instanceof Refused ? error.said : refusal('internal', String(error));
}
