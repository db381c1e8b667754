// Cards that fly: from a hand to their firework or to the discard pile, and from the deck into a hand.
import { mount, unmount, untrack } from 'svelte';

import Card from '../board/Card.svelte';
import type { Line } from '../shared/messages';
import { motionAllowed } from '../shared/settings.svelte';
import { drawnBy, flightsOf, over, routeOf, type Flight } from './flightPlan';
import type { TableView } from './tableView.svelte';

const TIME = 260;
const FALL = 950;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Let cards fly whenever something happens at this table. Nothing waits for them. */
export function letCardsFly(view: TableView): void {
  let shown = untrack(() => view.seen.seq);
  let fresh: readonly Line[] = [];
  let leaving: { flight: Flight; from: DOMRect }[] = [];

  // Before the page changes: where the cards are that leave.
  $effect.pre(() => {
    const { log, seq } = view.seen;
    const still = untrack(() => !view.isLive) || document.hidden || !motionAllowed();
    fresh = still ? [] : log.filter((line) => line.seq > shown);
    shown = seq;
    leaving = flightsOf(fresh).flatMap((flight) => {
      const from = boxOf(`[data-order="${flight.order}"] .card`);
      return from ? [{ flight, from }] : [];
    });
  });

  // And after it: where they went, and which came in.
  $effect(() => {
    void view.seen;
    for (const { flight, from } of leaving) fly(flight, from);
    for (const order of drawnBy(fresh)) comeIn(order);
    [leaving, fresh] = [[], []];
  });
}

function fly({ card, to }: Flight, from: DOMRect): void {
  const firework = boxOf(`[data-suit="${card[0]}"]`);
  const pile = boxOf('[data-drop="discard"]');
  const stops = routeOf(to, firework, pile);
  if (!stops.length) return;
  const layer = document.createElement('div');
  layer.className = 'flight';
  layer.setAttribute('aria-hidden', 'true');
  layer.style.cssText = `position:fixed;z-index:20;pointer-events:none;left:${from.left}px;top:${from.top}px;--card-width:${from.width}px`;
  document.body.append(layer);
  const picture = mount(Card, { target: layer, props: { held: { order: -1, card }, aid: 'none' } });
  const flight = layer.animate(framesOf(to, stops, from), {
    duration: to === 'failed' ? FALL : TIME,
    easing: EASE,
  });
  flight.onfinish = flight.oncancel = () => {
    void unmount(picture);
    layer.remove();
  };
}

/** A card goes straight to its place; one that fails climbs, stalls, and falls without its color. */
function framesOf(to: Flight['to'], stops: readonly DOMRect[], from: DOMRect): Keyframe[] {
  const way: Keyframe[] = stops.map((box) => ({ transform: over(box, from) }));
  const [climbed, fallen = climbed] = way;
  if (to !== 'failed')
    return [
      { transform: 'none', opacity: 1 },
      { ...fallen, opacity: 0.5 },
    ];
  return [
    { transform: 'none', filter: 'none', opacity: 1 },
    { ...climbed, filter: 'none', opacity: 1, offset: 0.37 },
    { ...climbed, filter: 'grayscale(1) brightness(0.7)', opacity: 1, offset: 0.53 },
    { ...fallen, filter: 'grayscale(1) brightness(0.7)', opacity: 0.4, rotate: '24deg' },
  ];
}

function comeIn(order: number): void {
  const card = document.querySelector(`[data-order="${order}"]`);
  const deck = boxOf('[data-deck]');
  if (!card || !deck) return;
  const start = { transform: over(deck, card.getBoundingClientRect()), opacity: 0.4 };
  card.animate([start, { transform: 'none', opacity: 1 }], { duration: TIME, easing: EASE });
}

/** Where the first of these is that can be seen at all. */
function boxOf(selector: string): DOMRect | null {
  const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  return boxes.find((box) => box.width > 0) ?? null;
}
