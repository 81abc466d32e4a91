import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { worksInOtherShop } from '#lambdas/platform/identity/shop-member.ts';
import { listClosedCodes } from './store/claim-store.ts';
import { listTermsOfShop } from './store/terms.ts';
import type { ClaimOperations } from './targets.ts';
import { keysToVerify } from './vouchers/key-ring.ts';
import { readKeyRing } from './vouchers/voucher-keys.ts';

/** Most codes per pack. A counter that asks again gets only the codes closed since its last pack. */
const mostCodes = 5000;

/** Returns everything that the counter of a shop needs to check vouchers offline. */
export const getCounterPack: ClaimOperations['getCounterPack'] = async (request) => {
  const { actor, shop, query, now } = request;
  if (worksInOtherShop(actor, shop.id)) throw new AppError('SHOP_NOT_FOUND');
  const [ring, terms, closedCodes] = await Promise.all([
    readKeyRing(now),
    listTermsOfShop(shop, now),
    listClosedCodes(shop.businessId, query.since, mostCodes, now),
  ]);
  return ok({
    serverTime: now.toISOString(),
    keys: keysToVerify(ring, now),
    offers: terms.map(({ originalPriceCents, offerPriceCents, ...rest }) => ({
      ...rest,
      originalPrice: originalPriceCents / 100,
      offerPrice: offerPriceCents / 100,
    })),
    closedCodes,
  });
};
