import type { DayPeriod } from '#contract/statistics/period.ts';
import { findOffer } from '#lambdas/offers/store/find-offers.ts';
import { sumOf } from './measures.ts';
import type { Scope } from './read-statistics.ts';
import { type CountsById, findDaysOfOffer } from './store/read-numbers.ts';

/** Reads the counts of an offer in each of its shops, at most twenty; removed shops are left out. */
export async function readShopsOfOffer(
  { shopId }: Scope,
  offerId: string,
  period: DayPeriod,
): Promise<CountsById> {
  const found = await findOffer(offerId, 'eventual');
  const ids = shopId === undefined ? (found?.offer.shopsIds ?? []) : [shopId];
  const sums = await Promise.all(
    ids.map(async (id) => {
      const days = await findDaysOfOffer(id, offerId, period);
      return [id, sumOf(days.values())] as const;
    }),
  );
  return new Map(sums);
}
