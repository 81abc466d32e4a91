import { dayIn } from '#contract/brazil/time-zones.ts';
import { redemptionRefusal } from '#contract/claims/claims.ts';
import type { ErrorCode } from '#contract/http/errors.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { add, applyWrite } from '#lambdas/platform/table/transaction.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';

/** Counts a refusal at the counter, for shop and business. A lost or double count is accepted. */
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
