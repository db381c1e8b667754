// What a bot would have done, moment by moment; asked of the server for one moment or for the whole game.
import { ask, saidOf } from '../shared/api';
import type { Advice, Advised, AskBot, BotOffered, Offer } from '../shared/messages';
import type { Playback } from './playback.svelte';

const AT_ONCE = 5; // moments in one question; the first is asked about alone, for an early sign

export class Advisor {
  bots = $state.raw<readonly BotOffered[]>([]);
  bot = $state('');
  refused = $state('');
  /** One moment is asked about. */
  busy = $state(false);
  /** How far a review of the whole game has come; null when none is under way. */
  reviewed = $state<number | null>(null);

  readonly #playback: Playback;
  /** By record and bot, then by moment. */
  #known = $state.raw<ReadonlyMap<string, ReadonlyMap<number, Advice>>>(new Map());
  #whole = $state.raw<ReadonlySet<string>>(new Set());

  constructor(playback: Playback) {
    this.#playback = playback;
  }

  readonly #record = $derived.by(() => this.#playback.branch?.answer.record ?? this.#playback.game.record);
  readonly #key = $derived(`${this.bot} ${this.#record}`);
  /** Everything this bot has said about what is on the board. */
  readonly said = $derived(this.#known.get(this.#key) ?? new Map<number, Advice>());
  readonly now = $derived.by(() => this.said.get(this.#playback.now) ?? null);
  /** The moments at which it would have done otherwise. */
  readonly otherwise = $derived(
    [...this.said.values()]
      .filter((advice) => advice.agrees === false)
      .sort((one, other) => one.moves - other.moves),
  );
  /** Whether it was asked about all of the game. */
  readonly whole = $derived(this.#whole.has(this.#key));

  /** Find out which bots know this game. */
  async meet(): Promise<void> {
    if (this.bots.length) return;
    try {
      const offer = await ask<Offer>('GET', '/api/offer');
      const players = this.#playback.game.names.length;
      this.bots = offer.bots.filter((each) => each.players.includes(players));
      this.bot ||= (this.bots.find((each) => each.explains) ?? this.bots[0])?.name ?? '';
    } catch (error) {
      this.refused = saidOf(error);
    }
  }

  /** What would it do here? */
  async ask(): Promise<void> {
    this.busy = true;
    this.refused = '';
    try {
      await this.#ask(this.#playback.now, 1);
    } catch (error) {
      this.refused = saidOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** What would it have done at every moment? A few at a time, until the end or until `stop`. */
  async review(): Promise<void> {
    const [key, last] = [this.#key, this.#playback.last];
    this.refused = '';
    try {
      this.reviewed = 0;
      while (this.reviewed < last) {
        const count = this.reviewed === 0 ? 1 : AT_ONCE;
        await this.#ask(this.reviewed, count);
        if (this.reviewed === null || key !== this.#key) return; // stopped, or something else is looked at
        this.reviewed += count;
      }
      this.#whole = new Set([...this.#whole, key]);
    } catch (error) {
      this.refused = saidOf(error);
    } finally {
      this.reviewed = null;
    }
  }

  stop(): void {
    this.reviewed = null;
  }

  async #ask(first: number, count: number): Promise<void> {
    const key = this.#key;
    const wish: AskBot = { record: this.#record, bot: this.bot, first, count };
    const { advice } = await ask<Advised>('POST', '/api/advice', wish);
    const before = this.#known.get(key) ?? new Map<number, Advice>();
    const now = new Map([...before, ...advice.map((each) => [each.moves, each] as const)]);
    this.#known = new Map([...this.#known, [key, now]]);
  }
}
