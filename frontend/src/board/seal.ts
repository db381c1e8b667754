// The seal of a deal: the text that was sealed before the first card, and whether it gives the published fingerprint.
import type { OpenedDeal } from '../shared/messages';

/** Exactly what the fingerprint is made of, as documented in hanabi.rules.seal. */
export function sealedText({ salt, players, starter, deck, tiles, cut }: OpenedDeal): string {
  return [salt, players, starter, deck, tiles.join(' '), cut, ''].join('\n');
}

/** True or false for a seal that was checked; null where the browser does not offer the means (not a secure page). */
export async function sealHolds(opened: OpenedDeal, digest: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sealedText(opened)));
  const hex = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === digest;
}
