// Where the panel of a hand opens: below the hand it speaks of, where there is room for that.

const NARROW = 960;

/** On a wide screen the panel opens below the hand of a seat; elsewhere it stays at the bottom. */
export function nearby(seat: number): (panel: HTMLElement) => () => void {
  return (panel) => {
    const place = (): void => putBelow(panel, document.querySelector(`.others [data-seat="${seat}"]`));
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  };
}

function putBelow(panel: HTMLElement, hand: Element | null): void {
  const box = hand?.getBoundingClientRect();
  panel.removeAttribute('style');
  if (!box || window.innerWidth <= NARROW) return;
  const { width, height } = panel.getBoundingClientRect();
  const middle = Math.max(box.left + box.width / 2, width / 2 + 8);
  panel.style.left = `${Math.min(middle, window.innerWidth - width / 2 - 8)}px`;
  if (box.bottom + height + 16 < window.innerHeight) {
    panel.style.top = `${box.bottom + 8}px`;
    panel.style.bottom = 'auto';
  }
}
