import { dayIn, startOfDay } from '#contract/brazil/time-zones.ts';
import { addDays } from '#contract/statistics/period.ts';
import { type HistoryShop, historyOffers, type PlannedClaim } from './plan-history.ts';

/** What became of a claim of the last hour. */
type Fate =
  | 'used by validator'
  | 'used by owner'
  | 'used offline'
  | 'undone'
  | 'cancelled'
  | 'open';

/** Minutes before the seed when it was claimed, and when it was used or cancelled. */
type Row = readonly [claimed: number, ended: number, fate: Fate];

/** An hour at the counter of the bakery. The owner helps in the rush, and one tablet is offline for some minutes. */
const visits: readonly Row[] = [
  [59, 57, 'used by validator'],
  [58, 52, 'used by validator'],
  [56, 49, 'used by owner'],
  [55, 48, 'used by validator'],
  [54, 30, 'cancelled'],
  [53, 44, 'used offline'],
  [50, 42, 'used offline'],
  [47, 38, 'used by validator'],
  [45, 36, 'undone'],
  [44, 33, 'used by validator'],
  [40, 29, 'used by owner'],
  [36, 24, 'used by validator'],
  [31, 19, 'used by validator'],
  [27, 14, 'used by owner'],
  [22, 9, 'used by validator'],
  [16, 5, 'used by validator'],
  [12, 0, 'open'],
  [11, 2, 'used by validator'],
  [6, 0, 'open'],
  [3, 0, 'open'],
];

/** A claim of the last hour; `isUndone` if the owner rolled its redemption back. */
export type HourClaim = PlannedClaim & { readonly isUndone: boolean };

const hourInMs = 60 * 60 * 1000;

/** Returns the number of a claim: above all numbers of the history, and another one each day. */
const numberOf = (day: string, index: number) => (Date.parse(day) / (24 * hourInMs)) * 100 + index;

/** Minutes before the seed when the tablet was online again. */
const onlineAgain = 40;

function whatBecame(
  fate: Fate,
  at: Date,
  sentAt: Date,
): Pick<PlannedClaim, 'cancelledAt' | 'used'> {
  if (fate === 'open') return {};
  if (fate === 'cancelled') return { cancelledAt: at };
  const isOffline = fate === 'used offline';
  const by = isOffline || fate === 'used by owner' ? 'owner' : 'validator';
  return { used: { at, by, ...(isOffline && { sentAt }) } };
}

/**
 * Returns the claims of the hour before `now` at one counter, for running offers of the history. In the first hour of a
 * day they lie closer together, since the list of a counter begins with the day.
 */
export function planHour(firstDay: string, shop: HistoryShop, now: Date): HourClaim[] {
  const today = dayIn(shop.timeZone, now);
  const running = historyOffers.filter(
    (offer) =>
      addDays(firstDay, offer.firstDay) < today && today <= addDays(firstDay, offer.lastDay),
  );
  const midnight = startOfDay(shop.timeZone, today).getTime();
  const length = Math.min(hourInMs, now.getTime() - midnight);
  const ago = (minutes: number) => new Date(now.getTime() - Math.round((length * minutes) / 60));
  return visits.flatMap(([claimed, ended, fate], index) => {
    const offer = running[index % running.length];
    if (!offer) return [];
    const number = numberOf(today, index);
    const claim = { number, offer, shop, claimedAt: ago(claimed), isUndone: fate === 'undone' };
    return [{ ...claim, ...whatBecame(fate, ago(ended), ago(onlineAgain)) }];
  });
}
