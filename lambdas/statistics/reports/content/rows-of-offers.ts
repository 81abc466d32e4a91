import { findOffers } from '#lambdas/offers/store/find-offers.ts';
import { findCountedRows, inReais } from './counted-rows.ts';
import { type PagesOfRows, pagesOf, type ReportedPeriod } from './page-of-rows.ts';

/** Yields the offers of a period, the most used first; the title of a removed offer is empty. */
export async function* rowsOfOffers(
  report: ReportedPeriod,
  after: string | undefined,
): PagesOfRows {
  yield* pagesOf(await findCountedRows(report, 'offer'), after, async (counted) => {
    const offers = await findOffers(
      counted.map(([id]) => id),
      'eventual',
    );
    return {
      rows: counted.map(([, one], index) => [
        offers[index]?.offer.title ?? '',
        one.claims,
        one.cancels,
        one.redemptions,
        one.expired,
        inReais(one.revenueCents),
        inReais(one.savingsCents),
      ]),
    };
  });
}
