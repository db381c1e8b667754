// Asking the server over HTTP: an answer, or a refusal with its code.
import type { Trouble } from './messages';
import { refusal } from './refusal';
import { at } from './site';

/** The server said no, or did not answer: `code` names the reason, `text` is the server's English. */
export class Refused extends Error {
  readonly code: string;
  readonly text: string;
  /** What the reason can name: a variant, a number. */
  readonly about: string;

  constructor(code: string, text: string, about = '') {
    super(text);
    this.code = code;
    this.text = text;
    this.about = about;
  }

  /** The reason in the language spoken. */
  get said(): string {
    return refusal(this.code, this.text, this.about);
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
  const { code, text, about } = (answer ?? {}) as Partial<Trouble>;
  throw new Refused(code ?? 'unreachable', text ?? `${response.status} ${response.statusText}`, about);
}

/** Ask for an answer that comes line by line, until its end or until `signal` says that nobody waits. */
export async function askLines<Line>(
  method: Method,
  path: string,
  body: unknown,
  signal: AbortSignal,
  take: (line: Line) => void,
): Promise<void> {
  const response = await answered(method, path, body, signal);
  if (!response.ok || !response.body) {
    const { code, text } = (await response.json().catch(() => ({}))) as { code?: string; text?: string };
    throw new Refused(code ?? 'unreachable', text ?? `${response.status} ${response.statusText}`);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(JSON.parse(line) as Line);
  }
}

async function answered(
  method: Method,
  path: string,
  body: unknown,
  signal: AbortSignal | null = null,
): Promise<Response> {
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { 'content-type': 'application/json' };
    return await fetch(at(path), { method, headers, signal, ...sent });
  } catch (error) {
    throw new Refused('unreachable', String(error));
  }
}

/** What to tell somebody about whatever went wrong. */
export function saidOf(error: unknown): string {
  return error instanceof Refused ? error.said : refusal('internal', String(error));
}
