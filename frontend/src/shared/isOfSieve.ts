/** Whether a bot, or a convention, is that of `sieve`; by itself, so that a table need not load all conventions. */
export function isOfSieve(named: string | null): boolean {
  return named?.startsWith('sieve') ?? false;
}
