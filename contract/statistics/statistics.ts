import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { redemptionRefusal } from '../claims/claims.ts';
import { redeemer } from '../claims/redemptions.ts';
import { amount, day } from '../fields/fields.ts';
import { offerId, shopId, validatorId } from '../http/ids.ts';
import { periodChecks, periodFields } from './period.ts';

/** Most rows of a list of shops, offers or validators. */
export const mostRows = 50;

/** Money, which a validator does not see: what customers saved, and what they paid for offers. */
const money = {
  consumerSavings: z.exactOptional(amount),
  offerRevenue: z.exactOptional(amount),
};

const revenue = { offerRevenue: z.exactOptional(amount) };

/** What happened in a period. Claims and redemptions are exact; views and refusals are approximate. */
export const statisticsTotals = z.object({
  views: z.int(),
  claims: z.int(),
  cancels: z.int(),
  redemptions: z.int(),
  refusals: z.int(),
  expired: z.int(),
  newFollowers: z.int(),
  ...money,
});

export type StatisticsTotals = z.output<typeof statisticsTotals>;

const used = { claims: z.int(), redemptions: z.int() };

/** The statistics of a business, one of its shops, or an offer, in the local days and hours of its shops. */
export const statistics = z.object({
  ...periodFields,
  totals: statisticsTotals,
  /** The same of as many days before. */
  comparedTo: z.object({ ...periodFields, totals: statisticsTotals }),
  /** Every day of the period. */
  byDay: z.array(z.object({ day, views: z.int(), ...used, ...revenue })),
  /** The hours from 0 to 23; not for one offer. */
  byHour: z.exactOptional(z.array(z.object({ hour: z.int(), ...used }))),
  /** The fifty with most redemptions, as are the next two. A shop, an offer or a validator that was removed has no name. */
  byShop: z.array(
    z.object({ shopId, shopIdentifier: z.exactOptional(z.string()), ...used, ...revenue }),
  ),
  byOffer: z.array(z.object({ offerId, title: z.exactOptional(z.string()), ...used, ...revenue })),
  /** Who redeemed; not for one offer. */
  byValidator: z.exactOptional(
    z.array(
      z.object({
        kind: redeemer.shape.kind,
        validatorId: z.exactOptional(validatorId),
        name: z.exactOptional(z.string()),
        redemptions: z.int(),
        ...revenue,
      }),
    ),
  ),
  /** Why counters refused vouchers, the most frequent reason first. */
  byRefusal: z.array(z.object({ code: redemptionRefusal, refusals: z.int() })),
});

export type Statistics = z.output<typeof statistics>;

/** What statistics are asked for. */
export const statisticsQuery = z
  .object({
    ...periodFields,
    shopId: z.exactOptional(shopId),
    offerId: z.exactOptional(offerId),
  })
  .check(...periodChecks);

export type StatisticsQuery = z.output<typeof statisticsQuery>;
