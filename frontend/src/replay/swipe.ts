// A finger drawn across the table: one move on or back.

const FAR = 45;

/** An attachment: `onswipe(1)` for a swipe to the left, which brings what comes next. */
export function swipes(onswipe: (by: 1 | -1) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { readonly x: number; readonly y: number } | null = null;
    const begin = (event: TouchEvent): void => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      from = touch ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      if (!from || !touch) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) onswipe(x < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
    };
  };
}
