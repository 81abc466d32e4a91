import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { redemptionRefusal } from '#contract/claims/claims.ts';
import { redemption as shownRedemption } from '#contract/claims/redemptions.ts';
import type { ErrorCode } from '#contract/http/errors.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { exists } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { wholePartition } from '#lambdas/platform/table/query.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { add, applyWrite, put, putNew } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { countValidation, uncountValidation } from '#lambdas/validators/store/validator-store.ts';
import { type ClaimItem, type StoredRedemption, storedRedeemer } from './claim-item.ts';
import { findClaim, replaceClaim } from './claim-store.ts';
import { addToUsed } from './shards-store.ts';

/** Schema of a redemption in its shop's list, without the names of redeemers. */
export const listedRedemption = z.extend(shownRedemption, {
  redeemedBy: storedRedeemer,
  recordedBy: z.exactOptional(storedRedeemer),
});

export type ListedRedemption = z.output<typeof listedRedemption>;

/** Returns a redemption as its shop's list stores it. */
export function listed(claim: ClaimItem, redemption: StoredRedemption): ListedRedemption {
  const { code, offerId, businessId, title, offerPriceCents } = claim;
  const { nonce: _, day: _day, hour: _hour, ...rest } = redemption;
  return { ...rest, code, offerId, businessId, title, offerPrice: offerPriceCents / 100 };
}

/** Schema of the item that leads from a redemption to its claim. */
const pointer = z.object({ code: z.string() });

/** A redemption with its claim. */
export interface FoundRedemption {
  readonly claim: ClaimItem;
  readonly redemption: StoredRedemption;
}

/** Returns a redemption by its id, read strongly. */
export async function findRedemption(id: string): Promise<FoundRedemption | undefined> {
  const found = parseStored(pointer, await getItem(keys.redemption(id)));
  const claim = found && (await findClaim(found.code));
  const own = claim?.redemptions?.find((one) => one.id === id);
  return claim && own && { claim, redemption: own };
}

const rowOf = (claim: ClaimItem, own: StoredRedemption) => ({
  ...keys.redemptionOfShop(own.shopId, own.day, own.redeemedAt, own.id),
  ...listed(claim, own),
});

/** Returns the writes of a redemption apart from its claim: rows and counts. */
export function recordRedemption(claim: ClaimItem, own: StoredRedemption): Write[] {
  const { validatorId } = own.redeemedBy;
  return [
    putNew({ ...keys.redemption(own.id), code: claim.code }),
    putNew(rowOf(claim, own)),
    addToUsed(claim, 1),
    ...(validatorId === undefined ? [] : [countValidation(validatorId, own.recordedAt)]),
  ];
}

/** Returns all writes of a redemption: claim, rows and counts. */
export const insertRedemption = (
  before: ClaimItem,
  after: ClaimItem,
  own: StoredRedemption,
): Write[] => [replaceClaim(before, after), ...recordRedemption(after, own)];

/** Returns the writes that reverse a redemption. */
export async function reverseRedemption(
  before: ClaimItem,
  after: ClaimItem,
  own: StoredRedemption,
): Promise<Write[]> {
  const { validatorId } = own.redeemedBy;
  return [
    replaceClaim(before, after),
    put(rowOf(after, own), exists),
    addToUsed(after, -1),
    ...(validatorId === undefined ? [] : await uncountValidation(validatorId)),
  ];
}

/** Returns a page of a shop's redemptions on a day of its time zone (`YYYY-MM-DD`), newest first. */
export function listRedemptionsOfShop(
  shopId: string,
  day: string,
  request: PageRequest,
): Promise<Page<ListedRedemption>> {
  const { PK } = keys.redemptionOfShop(shopId, day, '', '');
  return collectPage({
    ranges: [{ ...wholePartition(PK), newestFirst: true }],
    ...request,
    maxRows: 2 * request.limit,
    load: async (rows) => rows.map((row) => parseStored(listedRedemption, row)),
  });
}

/**
 * Counts a refusal at the counter by reason and day, for shop and business. A lost or double count is accepted, so it
 * is no part of a transaction.
 */
export async function countRefusedClaim(shop: ShopItem, code: ErrorCode, now: Date): Promise<void> {
  if (!redemptionRefusal.safeParse(code).success) return;
  const day = dayIn(shop.timeZone, now);
  const [year, month, date] = day.split('-') as [string, string, string];
  const one = { [`${code}_${date}`]: 1 };
  const ofShop = keys.statisticsOfYear(shop.businessId, 'S', year, shop.id);
  try {
    // Written first: this row leads to the shop's numbers when its business is closed.
    await applyWrite(add(ofShop, { [`refused${month}`]: 1 }));
    await Promise.all(
      [shop.id, shop.businessId].map((owner) =>
        applyWrite(add(keys.refusalsOfMonth(owner, `${year}-${month}`), one)),
      ),
    );
  } catch (error) {
    logger.warn('a refusal was not counted', { error: error as Error });
  }
}
