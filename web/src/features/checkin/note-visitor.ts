import { offerRoutes } from '#contract/offers/routes.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { type StoredCheckin, storeCheckin, storedCheckin } from '#web/session/stored-checkin.ts';
import type { CheckinLink } from './read-link.ts';
import { shopsOfVoucher } from './shops-of-voucher.ts';

/** Stores a signed-out visitor's voucher, and then its shop if exactly one of the offer's shops fits. */
export async function noteVisitor({ code, voucher }: CheckinLink, now = new Date()): Promise<void> {
  // A code alone names no offer; the path in `?from=` keeps it.
  if (!voucher) return;
  const { offerId, shopMarks } = voucher;
  const checkin: StoredCheckin = { code, offerId, createdAt: now.toISOString() };
  storeCheckin(checkin);
  const { items } = await callRoute(offerRoutes.listShopsOfOffer, {
    params: { id: offerId },
    query: {},
  });
  const [shop, ...others] = await shopsOfVoucher(items, shopMarks);
  // Meanwhile the visitor may have scanned another voucher, or used this one.
  const isCurrent = storedCheckin(now)?.createdAt === checkin.createdAt;
  if (shop && others.length === 0 && isCurrent) storeCheckin({ ...checkin, shopId: shop.id });
}
