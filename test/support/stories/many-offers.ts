import type { Shop } from '#contract/shops/shops.ts';
import { newOffer } from '#lambdas/offers/offer.ts';
import { businessRow, offerRow, shopRows } from '#lambdas/offers/store/offer-rows.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import type { OwnedBusiness } from './businesses.ts';
import { daysAhead } from './offers.ts';
import { writeItems } from './table.ts';

interface ManyOffers {
  readonly count: number;
  readonly shops: readonly Shop[];
  /** Days from now to the last day of the offers; negative for ended offers. */
  readonly days?: number;
  /** Whether the feeds list them, like an active business's offers; true by default. */
  readonly isListed?: boolean;
}

/**
 * Writes offers with the API's items directly into the table, since hundreds of calls would take minutes. Returns their
 * ids.
 */
export async function writeManyOffers(
  { owner, business }: OwnedBusiness,
  { count, shops, days = 7, isListed = true }: ManyOffers,
): Promise<string[]> {
  const { userId } = owner;
  const now = new Date();
  const input = {
    businessId: business.id,
    title: 'Pão francês quentinho',
    originalPrice: 19.9,
    offerPrice: 14.9,
    imagesUrls: [],
    shopsIds: shops.map(({ id }) => id),
    paymentOptions: ['PAYMENT_OPTION_PIX' as const],
    startDate: daysAhead(Math.min(days, 0) - 2),
    expirationDate: daysAhead(days),
  };
  const sellers = shops.map((shop) => ({
    ...shop,
    userId,
    images: [],
    shopStatus: 'active' as const,
  }));
  const listed = isListed ? sellers : [];
  const zones = sellers.map(({ timeZone }) => timeZone);
  const offers = Array.from({ length: count }, () =>
    newOffer(input, zones, { id: newId('offer', now), userId, now }),
  );
  await writeItems(
    offers.flatMap((offer) => [
      offerRow(offer, listed),
      { ...keys.offerCounters(offer.id), claimedCount: 0, redeemedCount: 0 },
      businessRow(offer),
      ...shopRows(offer, sellers, listed),
    ]),
  );
  return offers.map(({ id }) => id);
}
