import { dayIn } from '#contract/brazil/time-zones.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { worksInOtherShop } from '#lambdas/platform/identity/shop-member.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { listRedemptionsOfShop } from '../store/redemption-store.ts';
import { shownRedemptions } from './shown-redemptions.ts';
import type { RedemptionOperations } from './targets.ts';

/** Lists the redemptions of a shop on a day of its time zone. */
export const listRedemptions: RedemptionOperations['listRedemptions'] = async (request) => {
  const { actor, shop, query, now } = request;
  if (worksInOtherShop(actor, shop.id)) throw new AppError('SHOP_NOT_FOUND');
  const { day = dayIn(shop.timeZone, now) } = query;
  const found = await page(`redemptions:${shop.id}:${day}`, query, (request) =>
    listRedemptionsOfShop(shop.id, day, request),
  );
  return ok({ ...found, items: await shownRedemptions(shop.businessId, found.items) });
};
