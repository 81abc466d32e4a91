import { longestOffline } from '../longest-offline.ts';

/** From when to when a claim can be used in the shop, ISO instants. */
interface Window {
  readonly startsAt: string;
  readonly endsAt: string;
}

const latest = (...instants: string[]) => instants.sort().at(-1) ?? '';
const earliest = (...instants: string[]) => instants.sort()[0] ?? '';

/**
 * When a claim was used by a device without a line, which says `redeemedAt`: the nearest instant at which it can have been,
 * within its time in the shop, after it was claimed, and in the last seven days. Undefined where there is none, more than
 * seven days after its end.
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
