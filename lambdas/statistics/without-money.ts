import type { Statistics, StatisticsTotals } from '#contract/statistics/statistics.ts';

const totalsWithout = ({ consumerSavings: _s, offerRevenue: _r, ...rest }: StatisticsTotals) =>
  rest;

const rowsWithout = <Row extends { readonly offerRevenue?: number }>(rows: readonly Row[]) =>
  rows.map(({ offerRevenue: _, ...rest }) => rest);

/** Returns statistics for a validator: counts without money. */
export function withoutMoney(whole: Statistics): Statistics {
  const { totals, comparedTo, byDay, byShop, byOffer, byValidator, ...rest } = whole;
  return {
    ...rest,
    totals: totalsWithout(totals),
    comparedTo: { ...comparedTo, totals: totalsWithout(comparedTo.totals) },
    byDay: rowsWithout(byDay),
    byShop: rowsWithout(byShop),
    byOffer: rowsWithout(byOffer),
    ...(byValidator && { byValidator: rowsWithout(byValidator) }),
  };
}
