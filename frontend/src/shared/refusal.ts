// Why something was refused, in the language spoken. Pages that use it need the catalogue `errors`.
import { t } from './texts.svelte';

/** The sentence for a refusal's code; the server's own English for a code that no catalogue knows. */
export function refusal(code: string, text: string, about = ''): string {
  const said = t(`error-${code}`, { about });
  return said === `error-${code}` ? text : said;
}
