import { type DayPeriod, daysIn, periodBefore } from '#contract/statistics/period.ts';
import type { Statistics, StatisticsTotals } from '#contract/statistics/statistics.ts';
import { shopId } from './a-shop.ts';
import { offerId } from './an-offer.ts';

/** Totals without any count. */
export const noTotals: StatisticsTotals = {
  views: 0,
  claims: 0,
  cancels: 0,
  redemptions: 0,
  refusals: 0,
  expired: 0,
  newFollowers: 0,
  consumerSavings: 0,
  offerRevenue: 0,
};

const totals: StatisticsTotals = {
  views: 1204,
  claims: 52,
  cancels: 3,
  redemptions: 37,
  refusals: 4,
  expired: 5,
  newFollowers: 9,
  consumerSavings: 259.5,
  offerRevenue: 1234.5,
};

const totalsBefore: StatisticsTotals = {
  ...totals,
  views: 1000,
  claims: 40,
  redemptions: 40,
  offerRevenue: 1000,
};

const otherId = (id: string) => `${id.slice(0, -1)}D`;
const removedId = (id: string) => `${id.slice(0, -1)}E`;

/** Statistics of the bakery in a period: a few more claims than before, and fewer redemptions. */
export function someStatistics(
  { from, to }: DayPeriod,
  changes: Partial<Statistics> = {},
): Statistics {
  const days = daysIn({ from, to });
  return {
    from,
    to,
    totals,
    comparedTo: { ...periodBefore({ from, to }), totals: totalsBefore },
    byDay: days.map((day, index) => ({
      day,
      views: 100 + 12 * (index % 7),
      claims: 5 + (index % 4),
      redemptions: 2 + (index % 5),
      offerRevenue: 40 * (2 + (index % 5)),
    })),
    byHour: [...Array(24).keys()].map((hour) => ({
      hour,
      claims: hour > 6 && hour < 21 ? 1 + (hour % 5) : 0,
      redemptions: hour > 6 && hour < 21 ? hour % 4 : 0,
    })),
    byShop: [
      { shopId, shopIdentifier: 'padariaaurora', claims: 40, redemptions: 30, offerRevenue: 1000 },
      { shopId: removedId(shopId), claims: 12, redemptions: 7, offerRevenue: 234.5 },
    ],
    byOffer: [
      { offerId, title: 'Pão francês: leve 10', claims: 30, redemptions: 22, offerRevenue: 700 },
      {
        offerId: otherId(offerId),
        title: 'Bolo de rolo inteiro',
        claims: 20,
        redemptions: 14,
        offerRevenue: 500,
      },
      { offerId: removedId(offerId), claims: 2, redemptions: 1, offerRevenue: 34.5 },
    ],
    byValidator: [
      {
        kind: 'validator',
        validatorId: 'val_01K9D1B2C3D4E5F6G7H8J9KABC',
        name: 'Jurema Lins',
        redemptions: 20,
        offerRevenue: 700,
      },
      { kind: 'owner', name: 'Dona Aurora', redemptions: 12, offerRevenue: 400 },
      {
        kind: 'validator',
        validatorId: 'val_01K9D1B2C3D4E5F6G7H8J9KABD',
        redemptions: 5,
        offerRevenue: 134.5,
      },
    ],
    byRefusal: [
      { code: 'ALREADY_REDEEMED', refusals: 3 },
      { code: 'CLAIM_EXPIRED', refusals: 1 },
    ],
    ...changes,
  };
}

/** Statistics without any count. */
export function noStatistics(period: DayPeriod): Statistics {
  const some = someStatistics(period);
  return {
    ...some,
    totals: noTotals,
    comparedTo: { ...periodBefore(period), totals: noTotals },
    byDay: some.byDay.map(({ day }) => ({
      day,
      views: 0,
      claims: 0,
      redemptions: 0,
      offerRevenue: 0,
    })),
    byHour: [...Array(24).keys()].map((hour) => ({ hour, claims: 0, redemptions: 0 })),
    byShop: [],
    byOffer: [],
    byValidator: [],
    byRefusal: [],
  };
}

/** Statistics of a shop that is younger than the period before, so nothing is compared; without counts by default. */
export function firstStatistics(
  period: DayPeriod,
  counted: Partial<StatisticsTotals> = {},
): Statistics {
  const { comparedTo: _, ...none } = noStatistics(period);
  return { ...none, totals: { ...noTotals, ...counted } };
}

/** Statistics of one offer, without hours and validators. */
export function offerStatistics(period: DayPeriod): Statistics {
  const { byHour: _, byValidator: __, ...of } = someStatistics(period);
  return { ...of, byOffer: of.byOffer.slice(0, 1) };
}

const withoutMoney = <T extends { readonly offerRevenue?: number }>({
  offerRevenue: _,
  ...rest
}: T) => rest;

function countsOf({ consumerSavings: _, offerRevenue: __, ...counts }: StatisticsTotals) {
  return counts;
}

/** Statistics for a validator, without money. */
export function statisticsWithoutMoney(period: DayPeriod): Statistics {
  const {
    totals,
    comparedTo: _c,
    byDay,
    byShop,
    byOffer,
    byValidator = [],
    ...rest
  } = someStatistics(period);
  return {
    ...rest,
    totals: countsOf(totals),
    comparedTo: { ...periodBefore(period), totals: countsOf(totalsBefore) },
    byDay: byDay.map(withoutMoney),
    byShop: byShop.slice(0, 1).map(withoutMoney),
    byOffer: byOffer.map(withoutMoney),
    byValidator: byValidator.map(withoutMoney),
  };
}
