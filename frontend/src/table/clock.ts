// What a clock shows: arithmetic on what the server said when the turn began.
import type { Clocks } from '../shared/messages';

/** Milliseconds left of a seat at `now`, by the server's clock. */
export function timeLeft(clock: Clocks, seat: number, runs: boolean, now: number): number {
  const left = (clock.left[seat] ?? 0) + (clock.grace?.[seat] ?? 0);
  if (!runs) return left;
  const runsFrom = Math.max(clock.began, clock.vacations?.[seat] ?? 0);
  const spent = Math.max(0, (clock.paused ?? now) - runsFrom);
  return Math.max(0, left + (clock.extra ?? 0) - spent);
}

/** "1:05", or "2:00:00" for the long ones. */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
