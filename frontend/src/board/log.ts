// The log in words: which lines there are, and what each says.
import type { Line } from '../shared/messages';
import { botTitle } from '../shared/botTitle';
import { t } from '../shared/texts.svelte';
import type { GameEvent } from './events';
import { sentence } from './sentences';

/** One entry of the log as it is shown. */
export interface LogEntry {
  /** How many moves were made by then. */
  readonly moves: number;
  /** The line that it is made from. */
  readonly line: Line;
  /** What happened in the game. */
  readonly events: readonly GameEvent[];
  /** What happened beside it. */
  readonly beside: string;
}

/** The lines worth reading; what was said stands elsewhere where there is a place for it. */
export function entriesOf(
  lines: readonly Line[],
  names: readonly string[],
  { talk }: { readonly talk: boolean },
): LogEntry[] {
  return lines
    .filter(({ what }) => talk || !['said', 'remarked', 'reacted'].includes(what.type))
    .map((line) => ({ moves: line.moves, line, events: told(eventsOf(line)), beside: beside(line, names) }))
    .filter((entry) => entry.events.length > 0 || entry.beside);
}

/** Everything that a line of the log brought about in the game. */
export function eventsOf(line: Line | undefined): readonly GameEvent[] {
  return line && (line.what.type === 'moved' || line.what.type === 'stopped') ? line.what.events : [];
}

/** The events worth a sentence: that a card is drawn after a move, everyone knows. */
export function told(events: readonly GameEvent[]): GameEvent[] {
  return events.filter((event) => event.type !== 'drew');
}

/** What a move brought about, in one text. */
export function inWords(events: readonly GameEvent[], names: readonly string[]): string {
  return told(events)
    .map((event) => sentence(event, names))
    .join(' ');
}

/** A bot by the name it has in its seat; by its kind where somebody else sits there now. */
function botIn(seated: string, bot: string): string {
  const title = botTitle(bot);
  return seated.startsWith(`${title} `) ? seated : title;
}

/** What happened at the table beside the game; empty for what nobody needs to read. */
export function beside(line: Line, names: readonly string[]): string {
  const { what } = line;
  const name = (seat: number): string => names[seat] || t('somebody');
  switch (what.type) {
    case 'created':
      return t('table-log-created', { name: what.name });
    case 'sat':
      return what.outsider
        ? t('table-log-outsider-sat', { name: what.name })
        : t('table-log-sat', { name: what.name });
    case 'bot-seated':
      return t('table-log-bot-seated', { bot: botIn(names[what.seat] ?? '', what.bot) });
    case 'seat-asked':
      return t('table-log-seat-asked', { name: what.name, bot: name(what.seat) });
    case 'seat-answered':
      return what.yes ? '' : t('table-log-seat-refused', { name: name(what.seat) });
    case 'seat-emptied':
      return t('table-log-seat-emptied', { seat: what.seat + 1 });
    case 'settings-changed':
      return t('table-log-settings-changed');
    case 'started':
      return t('table-log-started', { name: name(what.starter) });
    case 'taken-back':
      return t('table-log-taken-back', { name: name(what.seat) });
    case 'remarked':
      return t('table-log-remarked', { name: name(what.seat), remark: t(`table-remark-${what.remark}`) });
    case 'reacted':
      return t('table-log-remarked', { name: name(what.seat), remark: t(`table-reaction-${what.reaction}`) });
    case 'said':
      return t('table-log-said', { name: what.name, text: what.text });
    case 'paused':
      return t('table-log-paused', { name: name(what.seat) });
    case 'went-on':
      return t('table-log-went-on', { name: name(what.seat) });
    case 'takeback-asked':
      return t('table-log-takeback-asked', { name: name(what.seat) });
    case 'takeback-answered':
      return what.yes ? '' : t('table-log-takeback-refused', { name: name(what.seat) });
    case 'stop-voted':
      return what.yes
        ? t('table-log-stop-voted', { name: name(what.seat) })
        : t('table-log-stop-unvoted', { name: name(what.seat) });
    case 'bot-voted':
      return t('table-log-bot-voted', {
        name: name(what.seat),
        to: name(what.target),
        bot: botTitle(what.bot),
      });
    case 'away':
      return t('table-log-away', { name: name(what.seat) });
    case 'returned':
      return t('table-log-returned', { name: name(what.seat) });
    case 'vacation-taken':
      return what.days
        ? t('table-log-vacation', { name: name(what.seat), count: what.days })
        : t('table-log-vacation-over', { name: name(what.seat) });
    case 'bot-failed':
      return t('table-log-bot-failed', { bot: botTitle(what.bot), successor: botTitle(what.successor) });
    case 'turn-handed-over':
      return t('table-log-turn-handed-over', { name: name(what.seat), bot: botTitle(what.bot) });
    case 'time-added':
      return t('table-log-time-added', { name: name(what.seat) });
    case 'rematched':
      return t('table-log-rematched');
    case 'stopped':
      return what.timed_out == null ? '' : t('table-log-timed-out', { name: name(what.timed_out) });
    case 'closed':
    case 'moved':
    case 'note-written':
    case 'bookmarked':
    case 'commented':
    case 'seat-claimed':
      return '';
  }
}

/** A whole line for those who hear the page. */
export function spoken(line: Line, names: readonly string[]): string {
  return [inWords(eventsOf(line), names), beside(line, names)].filter(Boolean).join(' ');
}
