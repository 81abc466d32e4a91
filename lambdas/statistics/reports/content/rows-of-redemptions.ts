import { type TimeZone, wallClock } from '#contract/brazil/time-zones.ts';
import { showClaimCode } from '#contract/claims/claim-code.ts';
import type { ReportRow } from '#contract/statistics/report-row.ts';
import type { ReportCode } from '#contract/statistics/reports.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import type { ClaimItem, StoredRedemption } from '#lambdas/claims/store/claim-item.ts';
import { findShops, type ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { findPresentNames } from '#lambdas/validators/store/validator-store.ts';
import { closedClaimsOf } from '../../store/redeemed-claims.ts';
import { inReais, type PagesOfRows, type ReportedPeriod } from './page-of-rows.ts';

/** Names of redeemers by validator id; undefined stands for the owner. */
interface RedeemerNames {
  readonly nameOf: (validatorId: string | undefined) => string;
  /** Validators with a name. */
  readonly named: readonly string[];
}

/** Reads the names of redeemers: the business's name for the owner, an empty one for a removed validator. */
export async function findRedeemerNames(
  businessId: string,
  validatorIds: readonly string[],
): Promise<RedeemerNames> {
  const [business, nameOf] = await Promise.all([
    findBusiness(businessId, 'eventual'),
    findPresentNames(businessId, validatorIds),
  ]);
  return {
    nameOf: (id) => (id === undefined ? business?.name : nameOf(id)) ?? '',
    named: [...new Set(validatorIds)].filter((id) => nameOf(id) !== undefined),
  };
}

/** Returns those validators who were removed, so that their names must not be shown. */
export async function findRemovedOf(
  businessId: string,
  validatorIds: readonly string[],
): Promise<string[]> {
  const nameOf = await findPresentNames(businessId, validatorIds);
  return validatorIds.filter((id) => nameOf(id) === undefined);
}

/** A counted redemption, with its claim. */
interface Redeemed {
  readonly claim: ClaimItem;
  readonly own: StoredRedemption;
}

const isReported = ({ from, to, shopId }: ReportedPeriod, own: StoredRedemption) =>
  own.status === 'done' &&
  from <= own.day &&
  own.day <= to &&
  (shopId === undefined || own.shopId === shopId);

const redeemedOf = (report: ReportedPeriod, claims: readonly ClaimItem[]): Redeemed[] =>
  claims.flatMap((claim) =>
    (claim.redemptions ?? [])
      .filter((own) => isReported(report, own))
      .map((own) => ({ claim, own })),
  );

async function findShopsOf(redeemed: readonly Redeemed[]) {
  const ids = [...new Set(redeemed.map(({ own }) => own.shopId))];
  const shops = await findShops(ids, 'eventual');
  const byId = new Map(ids.map((id, index) => [id, shops[index]]));
  return (id: string): ShopItem | undefined => byId.get(id);
}

/** Local time in a zone, `YYYY-MM-DDTHH:mm`. */
const localTime = (zone: TimeZone, instant: string) =>
  wallClock(zone, new Date(instant)).toISOString().slice(0, 16);

function rowOf({ claim, own }: Redeemed, shop: ShopItem | undefined, name: string): ReportRow {
  const line: ReportCode = own.offline ? 'OFFLINE' : 'ONLINE';
  return [
    localTime(shop?.timeZone ?? moneyZone, own.redeemedAt),
    shop?.shopIdentifier ?? '',
    claim.title,
    showClaimCode(claim.code),
    inReais(claim.originalPriceCents),
    inReais(claim.offerPriceCents),
    name,
    line,
  ];
}

/**
 * Yields the redemptions in a period that were not rolled back, in the order that the server learned of them. Some
 * claims of a page may be cancelled, or redeemed on another day or in another shop.
 */
export async function* rowsOfRedemptions(
  report: ReportedPeriod,
  after: string | undefined,
): PagesOfRows {
  const { businessId } = report;
  for await (const { claims, position } of closedClaimsOf(businessId, report, after)) {
    const redeemed = redeemedOf(report, claims);
    const ids = redeemed.flatMap(({ own }) => own.redeemedBy.validatorId ?? []);
    const [shopOf, { nameOf, named }] = await Promise.all([
      findShopsOf(redeemed),
      findRedeemerNames(businessId, ids),
    ]);
    const rows = redeemed.map((one) =>
      rowOf(one, shopOf(one.own.shopId), nameOf(one.own.redeemedBy.validatorId)),
    );
    yield { rows, validatorIds: named, position };
  }
}
