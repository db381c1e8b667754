// Why the server ended a connection, in the language spoken. Pages that use it need the catalogue `errors`.
import type { Goodbye } from './messages';
import { t } from './texts.svelte';

export function farewell({ code }: Pick<Goodbye, 'code'>): string {
  return t(`goodbye-${code}`);
}
