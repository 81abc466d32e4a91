import { keys } from '#lambdas/platform/table/keys.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { putNew } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { CountedEvent } from '../counted-event.ts';

/** Days that an event is remembered as counted: longer than stream, queue and dead letters together keep it. */
const daysRemembered = 70;

/** Returns until when something is remembered as counted, in seconds since 1970. */
export const endOfMarker = (now: Date): number =>
  Math.floor(now.getTime() / 1000) + daysRemembered * 24 * 60 * 60;

const markerOf = ({ id, kind }: CountedEvent) => keys.countedEvent(id, kind);

/** Reads which of some events were counted (strong read). */
export async function findCounted(
  events: readonly CountedEvent[],
): Promise<(event: CountedEvent) => boolean> {
  const find = await getItems(events.map(markerOf));
  return (event) => find(markerOf(event)) !== undefined;
}

/** Remembers that an event was counted; fails where it was counted before. */
export function rememberCounted(event: CountedEvent, now: Date): Write {
  return putNew({ ...markerOf(event), ttl: endOfMarker(now) });
}
