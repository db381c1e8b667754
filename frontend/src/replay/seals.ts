// Whether the deal of a record is the one that was sealed before the first card: made again here, in the browser.
import { sealHolds } from '../board/seal';

interface Sealed {
  readonly names: readonly string[];
  readonly starter: number;
  readonly deck: string;
  readonly tiles?: readonly string[];
  readonly cut?: number;
  readonly seal?: { readonly salt: string; readonly digest: string };
}

/** Null where there is no seal, or no means to check it (the page is not a secure one). */
export async function recordSealHolds(record: string): Promise<boolean | null> {
  const { names, starter, deck, tiles = [], cut = 0, seal } = JSON.parse(record) as Sealed;
  if (!seal) return null;
  const opened = { ...seal, players: names.length, starter, deck, tiles: [...tiles], cut, code: '' };
  return sealHolds(opened, seal.digest);
}
