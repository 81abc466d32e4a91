import { dayIn, wallClock } from '#contract/brazil/time-zones.ts';
import { redemptionRefusal } from '#contract/claims.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { logger } from '../shared/logger.ts';
import { keys } from '../shared/table/keys.ts';
import { applyWrite, update } from '../shared/table/transaction.ts';
import type { ShopItem } from '../shops/repository/shop-item.ts';

/**
 * Counts what a counter refused, by reason and by hour of the shop's day. It is no part of a transaction: one that is lost
 * changes nothing else, and one that is sent twice may count twice.
 */
export async function countRefusedClaim(shop: ShopItem, code: ErrorCode, now: Date): Promise<void> {
  if (!redemptionRefusal.safeParse(code).success) return;
  const hour = wallClock(shop.timeZone, now).getUTCHours();
  const key = keys.refusalsOfDay(shop.id, dayIn(shop.timeZone, now));
  try {
    await applyWrite(
      update(key, 'ADD #name :one', {
        expression: 'attribute_not_exists(#name) OR #name > :zero',
        names: { '#name': `${code}#${String(hour).padStart(2, '0')}` },
        values: { ':one': 1, ':zero': 0 },
      }),
    );
  } catch (error) {
    logger.warn('a refusal was not counted', { error: error as Error });
  }
}
