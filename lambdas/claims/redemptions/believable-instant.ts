import { longestOffline } from '../longest-offline.ts';

/** When a claim can be used in the shop, as ISO instants. */
interface Window {
  readonly startsAt: string;
  readonly endsAt: string;
}

const latest = (...instants: string[]) => instants.sort().at(-1) ?? '';
const earliest = (...instants: string[]) => instants.sort()[0] ?? '';

/**
 * Corrects the instant that an offline device reports to the nearest possible one: within the claim's time in the shop,
 * after the claim was made, and in the last seven days. Returns undefined if there is none.
 */
export function believableInstant(
  redeemedAt: string,
  { startsAt, endsAt }: Window,
  claimedAt: string,
  now: Date,
): string | undefined {
  const oldest = new Date(now.getTime() - longestOffline).toISOString();
  const from = latest(startsAt, claimedAt, oldest);
  const to = earliest(endsAt, now.toISOString());
  return from > to ? undefined : latest(from, earliest(redeemedAt, to));
}
