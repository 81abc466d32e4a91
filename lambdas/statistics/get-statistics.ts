import type { DayPeriod } from '#contract/statistics/period.ts';
import {
  mostRows,
  type Statistics,
  type StatisticsQuery,
  type StatisticsTotals,
} from '#contract/statistics/statistics.ts';
import { findOffer, findTitles } from '#lambdas/offers/store/find-offers.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import { isValidator } from '#lambdas/platform/identity/shop-member.ts';
import { findShop, findShops } from '#lambdas/shops/store/shop-store.ts';
import { findValidatorNames } from '#lambdas/validators/store/validator-store.ts';
import { type CountedItem, comparablePeriod } from './comparable-period.ts';
import { type Counts, sumOf } from './contributions.ts';
import { ownerAsRedeemer } from './counted-event.ts';
import { readPeriod, readRows, readTotals, type Scope } from './read-statistics.ts';
import { type CountsById, findDaysOfOffer, hasNumbersOfShop } from './store/read-numbers.ts';
import type { StatisticsOperations } from './targets.ts';

type NameOf<Name extends string> = (id: string) => { readonly [N in Name]?: string };

function lookUp<Name extends string>(
  name: Name,
  values: ReadonlyMap<string, string | undefined>,
): NameOf<Name> {
  return (id) => {
    const value = values.get(id);
    return (value === undefined ? {} : { [name]: value }) as ReturnType<NameOf<Name>>;
  };
}

/** Reads the identifiers of shops; a removed shop has none. */
async function findShopIdentifiers(ids: readonly string[]) {
  const shops = await findShops(ids, 'eventual');
  return lookUp('shopIdentifier', new Map(ids.map((id, n) => [id, shops[n]?.shopIdentifier])));
}

/** Reads the titles of offers; a removed offer has none. */
async function findOfferTitles(ids: readonly string[]) {
  const titleOf = await findTitles(ids);
  return lookUp('title', new Map(ids.map((id) => [id, titleOf(id)])));
}

/** Reads the names of a business's validators; one without a record has none. */
async function findValidatorNamesOf(businessId: string, ids: readonly string[]) {
  const nameOf = await findValidatorNames(businessId, ids, 'eventual');
  return lookUp('name', new Map(ids.map((id) => [id, nameOf(id)])));
}

/** Reads the counts of an offer in each of its shops, at most twenty; removed shops are left out. */
async function readShopsOfOffer(
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

const totalsWithout = ({ consumerSavings: _s, offerRevenue: _r, ...rest }: StatisticsTotals) =>
  rest;

const rowsWithout = <Row extends { readonly offerRevenue?: number }>(rows: readonly Row[]) =>
  rows.map(({ offerRevenue: _, ...rest }) => rest);

/** Returns statistics for a validator: counts without money. */
function withoutMoney(whole: Statistics): Statistics {
  const { totals, comparedTo, byDay, byShop, byOffer, byValidator, ...rest } = whole;
  return {
    ...rest,
    totals: totalsWithout(totals),
    ...(comparedTo && { comparedTo: { ...comparedTo, totals: totalsWithout(comparedTo.totals) } }),
    byDay: rowsWithout(byDay),
    byShop: rowsWithout(byShop),
    byOffer: rowsWithout(byOffer),
    ...(byValidator && { byValidator: rowsWithout(byValidator) }),
  };
}

/**
 * Reads a shop of a business, undefined if it was removed: a removed shop belongs to the business with numbers of it.
 * Throws SHOP_NOT_FOUND for another business's shop.
 */
async function findShopOf(businessId: string, shopId: string, period: DayPeriod) {
  const shop = await findShop(shopId);
  const isTheirs = shop
    ? shop.businessId === businessId
    : await hasNumbersOfShop(businessId, shopId, period);
  if (!isTheirs) throw new AppError('SHOP_NOT_FOUND');
  return shop;
}

interface FoundScope {
  readonly scope: Scope;
  /** The shop and the offer, unless they were removed. */
  readonly counted: readonly CountedItem[];
}

/** Returns the scope of the query; a validator's is always their shop. Throws for another business's shop or offer. */
async function scopeOf(
  businessId: string,
  { shopId, offerId, ...period }: StatisticsQuery,
  actor: Actor,
): Promise<FoundScope> {
  const wanted = shopId ?? actor.shopId;
  if (isValidator(actor) && wanted !== actor.shopId) throw new AppError('SHOP_NOT_FOUND');
  const [found, shop] = await Promise.all([
    offerId === undefined ? undefined : findOffer(offerId),
    wanted === undefined ? undefined : findShopOf(businessId, wanted, period),
  ]);
  if (found && found.offer.businessId !== businessId) throw new AppError('OFFER_NOT_FOUND');
  const counted = [shop, found?.offer].filter((one) => one !== undefined);
  // A removed offer still has its numbers, which are stored under its business.
  return { scope: { businessId, shopId: wanted, offerId }, counted };
}

const byMost = ([, a]: readonly [string, Counts], [, b]: readonly [string, Counts]) =>
  b.redemptions - a.redemptions || b.claims - a.claims;

/** The fifty rows with the most redemptions; rows without claims and redemptions are left out. */
const largest = (rows: ReadonlyMap<string, Counts>) =>
  [...rows]
    .filter(([, { claims, redemptions }]) => claims !== 0 || redemptions !== 0)
    .sort(byMost)
    .slice(0, mostRows);

const shown = ({ claims, redemptions, revenueCents }: Counts) => ({
  claims,
  redemptions,
  offerRevenue: revenueCents / 100,
});

async function byShop(scope: Scope, period: DayPeriod) {
  const { shopId, offerId } = scope;
  const find = () => {
    if (offerId !== undefined) return readShopsOfOffer(scope, offerId, period);
    return readRows({ businessId: scope.businessId }, 'shop', period);
  };
  const rows = largest(await find()).filter(([id]) => shopId === undefined || id === shopId);
  const nameOf = await findShopIdentifiers(rows.map(([id]) => id));
  return rows.map(([id, counts]) => ({ shopId: id, ...nameOf(id), ...shown(counts) }));
}

async function byOffer(scope: Scope, period: DayPeriod) {
  const rows = largest(await readRows(scope, 'offer', period)).filter(
    ([id]) => scope.offerId === undefined || id === scope.offerId,
  );
  const nameOf = await findOfferTitles(rows.map(([id]) => id));
  return rows.map(([id, counts]) => ({ offerId: id, ...nameOf(id), ...shown(counts) }));
}

async function byValidator(scope: Scope, period: DayPeriod) {
  const rows = largest(await readRows(scope, 'validator', period));
  const ids = rows.map(([id]) => id).filter((id) => id !== ownerAsRedeemer);
  const nameOf = await findValidatorNamesOf(scope.businessId, ids);
  return rows.map(([id, counts]) => {
    const { redemptions, offerRevenue } = shown(counts);
    const isOwner = id === ownerAsRedeemer;
    return {
      kind: isOwner ? ('owner' as const) : ('validator' as const),
      ...(!isOwner && { validatorId: id, ...nameOf(id) }),
      redemptions,
      offerRevenue,
    };
  });
}

/** Answers the statistics of a business, one of its shops, or one offer. */
export const getStatistics: StatisticsOperations['getStatistics'] = async (request) => {
  const { actor, business, query } = request;
  const { from, to } = query;
  const period = { from, to };
  const businessId = business.previousActive ?? business.id;
  // A revision is younger than its business.
  const isRevision = business.previousActive !== undefined;
  const { scope, counted } = await scopeOf(businessId, query, actor);
  const before = comparablePeriod(period, [...(isRevision ? [] : [business]), ...counted]);
  const isOfOffer = scope.offerId !== undefined;
  const [found, totalsBefore, shops, offers, validators] = await Promise.all([
    readPeriod(scope, period),
    before && readTotals(scope, before),
    byShop(scope, period),
    byOffer(scope, period),
    isOfOffer ? [] : byValidator(scope, period),
  ]);
  const { totals, byDay, byHour, byRefusal } = found;
  const whole = {
    ...period,
    totals,
    ...(before && totalsBefore && { comparedTo: { ...before, totals: totalsBefore } }),
    byDay,
    ...(!isOfOffer && { byHour: [...byHour], byValidator: validators }),
    byShop: shops,
    byOffer: offers,
    byRefusal,
  };
  return ok(isValidator(actor) ? withoutMoney(whole) : whole);
};
