import { addDays } from '#contract/statistics/period.ts';
import { type HistoryOffer, historyDays, historyOffers, type TimeOfDay } from './history-offers.ts';
import { type HistoryShop, type PlannedVisit, planVisit } from './plan-visit.ts';
import { pickWeighted, seededRandom } from './seeded-random.ts';

export interface PlannedClaim extends PlannedVisit {
  /** Number from 0; it determines code and consumer. */
  readonly number: number;
  readonly offer: HistoryOffer;
}

const claimsOfDay = 8.6;

/** From Sunday to Saturday. */
const busyness = [0.85, 0.5, 0.8, 0.9, 0.95, 1.15, 1.7] as const;

/** Returns the number of claims of a day: growing from week to week, highest on Saturdays, with some variation. */
function countOfDay(index: number, weekday: number, random: () => number): number {
  const growth = 0.6 + (0.75 * index) / historyDays;
  const chance = 0.85 + 0.3 * random();
  return Math.round(claimsOfDay * growth * chance * (busyness[weekday] ?? 1));
}

const times: readonly (readonly [TimeOfDay, number])[] = [
  ['morning', 0.5],
  ['lunch', 0.2],
  ['evening', 0.3],
];

/** Returns the offers that run on a day at a time, weighted by popularity. */
const offersOn = (index: number, time: TimeOfDay) =>
  historyOffers
    .filter(({ usedIn, firstDay, lastDay }) => {
      return usedIn === time && firstDay <= index && index <= lastDay;
    })
    .map((offer) => [offer, offer.popularity] as const);

/**
 * Returns the claims of the bakery's past months, by the day of their visit. The same first day gives the same claims.
 */
export function planHistory(firstDay: string, shops: readonly HistoryShop[]): PlannedClaim[] {
  const random = seededRandom(1987);
  const claims: PlannedClaim[] = [];
  for (let index = 0; index < historyDays; index += 1) {
    const day = addDays(firstDay, index);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const isSunday = weekday === 0;
    const count = countOfDay(index, weekday, random);
    for (let each = 0; each < count; each += 1) {
      const time = isSunday ? 'morning' : pickWeighted(times, random);
      const offer = pickWeighted(offersOn(index, time), random);
      const isNew = offer.firstDay === index;
      const visit = planVisit({ day, time, isNew }, shops, random);
      claims.push({ number: claims.length, offer, ...visit });
    }
  }
  return claims;
}
