// What a bot would do at a moment of a game, asked of the server.
import { ask, saidOf } from '../shared/api';
import type { Advice, Advised, AskBot, BotOffered, Offer } from '../shared/messages';
import type { Judge } from './review/judge.svelte';
import type { Playback } from './playback.svelte';

const ALIKE = 0.3; // of the moves: so many must be a bot's own for its advice to be worth something

export class Advisor {
  /** All bots that know this game. */
  bots = $state.raw<readonly BotOffered[]>([]);
  /** Whom to ask, and who plays a branch on. */
  bot = $state('');
  player = $state('');
  refused = $state('');
  busy = $state(false);

  readonly #playback: Playback;
  readonly #judge: Judge;
  /** By record and bot, then by moment. */
  #known = $state.raw<ReadonlyMap<string, ReadonlyMap<number, Advice>>>(new Map());

  constructor(playback: Playback, judge: Judge) {
    this.#playback = playback;
    this.#judge = judge;
  }

  /** Those who say why, and those who would have played much of this game: others only speak another language. */
  readonly advisers: readonly BotOffered[] = $derived.by(() => {
    const shares = new Map(this.#judge.review?.readers.map(({ reader, share }) => [`${reader}`, share ?? 0]));
    return this.bots.filter((each) => each.explains || (shares.get(each.name) ?? 0) >= ALIKE);
  });

  readonly #record = $derived.by(() => this.#playback.branch?.answer.record ?? this.#playback.game.record);
  readonly #key = $derived(`${this.bot} ${this.#record}`);
  /** What this bot has said about the moment on the board. */
  readonly now = $derived.by(() => this.#known.get(this.#key)?.get(this.#playback.now) ?? null);

  /** Find out which bots know this game. */
  async meet(): Promise<void> {
    if (this.bots.length) return;
    try {
      const offer = await ask<Offer>('GET', '/api/offer');
      const players = this.#playback.game.names.length;
      this.bots = offer.bots.filter((each) => each.players.includes(players));
      this.bot ||= this.advisers[0]?.name ?? '';
      this.player ||= this.bot || (this.bots[0]?.name ?? '');
    } catch (error) {
      this.refused = saidOf(error);
    }
  }

  /** What would it do here? */
  async ask(): Promise<void> {
    this.busy = true;
    this.refused = '';
    try {
      await this.#ask(this.#playback.now);
    } catch (error) {
      this.refused = saidOf(error);
    } finally {
      this.busy = false;
    }
  }

  async #ask(first: number): Promise<void> {
    const key = this.#key;
    const wish: AskBot = { record: this.#record, bot: this.bot, first };
    const { advice } = await ask<Advised>('POST', '/api/advice', wish);
    const before = this.#known.get(key) ?? new Map<number, Advice>();
    const now = new Map([...before, ...advice.map((each) => [each.moves, each] as const)]);
    this.#known = new Map([...this.#known, [key, now]]);
  }
}
