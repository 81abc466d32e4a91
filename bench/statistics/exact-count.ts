import { countEvents, eventName } from '#lambdas/statistics/count-events.ts';
import type { PlainEvent } from '#lambdas/statistics/counted-event.ts';
import { mergeCounts } from '#lambdas/statistics/merge-counts.ts';
import { readTotals } from '#lambdas/statistics/read-statistics.ts';
import { seededRandom } from '#scripts/seed/history/plan-history.ts';
import type { Meter } from '../support/meter/meter.ts';

const shops = 5;
const offers = 20;
const days = 30;
/** Percentage of events that the queue delivers twice. */
const delivedTwice = 20;

const idOf = (prefix: string, number: number) =>
  `${prefix}_01K9${String(number).padStart(22, '0')}`;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns a month's claims, each used immediately, as events in order. */
function eventsOfMonth(count: number): PlainEvent[] {
  return Array.from({ length: count / 2 }, (_, number): PlainEvent[] => {
    const day = 1 + Math.floor((number * days * 2) / count);
    const place = {
      shopId: idOf('shp', number % shops),
      offerId: idOf('off', number % offers),
      hour: `2025-11-${twoDigits(day)}T${twoDigits(8 + (number % 14))}`,
      endsOn: '2025-12-31',
    };
    const used = { by: 'owner', savingsCents: 100, revenueCents: 900, claimShopId: place.shopId };
    return [
      { kind: 'claimed', id: `claim ${number}`, ...place },
      { kind: 'redeemed', id: `redemption ${number}`, ...place, ...used },
    ];
  }).flat();
}

/** Delays each event by up to a hundred positions, and duplicates some. */
function disturbed(events: readonly PlainEvent[]): PlainEvent[] {
  const next = seededRandom(1);
  const again = events.filter(() => next() * 100 < delivedTwice);
  return [...events, ...again]
    .map((event) => ({ event, place: events.indexOf(event) + next() * 100 }))
    .sort((a, b) => a.place - b.place)
    .map(({ event }) => event);
}

/** Counts events in jobs like the stream's, and compares the stored numbers. */
export async function countDisturbed(meter: Meter, businessId: string, count: number) {
  const events = eventsOfMonth(count);
  const delivered = disturbed(events);
  const jobs = mergeCounts(
    delivered.map((event) => ({ name: 'count-events' as const, id: businessId, events: [event] })),
  );
  const { cost } = await meter.measure(async () => {
    for (const job of jobs) {
      if (job.name === 'count-events') await countEvents(businessId, job.events, new Date());
    }
  });
  const period = { from: '2025-11-01', to: '2025-11-30' };
  const totals = await readTotals({ businessId }, period);
  const used = events.filter(({ kind }) => kind === 'redeemed').length;
  return {
    delivered: delivered.length,
    jobs: jobs.length,
    different: new Set(delivered.map(eventName)).size,
    isExact:
      totals.claims === count - used &&
      totals.redemptions === used &&
      totals.offerRevenue === used * 9 &&
      totals.consumerSavings === used,
    units: cost.writes / count,
  };
}
