import type { OfferInput } from '#contract/offers/offer-input.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { publishInThePast, sellOut } from './direct-writes.ts';
import type { FilledBusiness } from './filled-business.ts';
import type { SeedBusiness, SeedOffer } from './seed-data.ts';
import { dayFrom, daysFrom } from './seed-days.ts';

/** Days from the publication of an expired offer to its end. */
const expiredAfterDays = 20;
/** Days from now until a scheduled offer starts. */
const startsInDays = 6;

export type Publication = () => Promise<void>;

/**
 * Returns the missing offers of a demo business in reverse order, because the feed shows the newest first; none for a
 * business that may not publish.
 */
export async function missingOffers(
  business: FilledBusiness,
  { offers }: SeedBusiness,
  now: Date,
): Promise<Publication[]> {
  if (business.status === 'rejected' || business.status === 'suspended') return [];
  const { api, businessId: id, isNew } = business;
  const known = { params: { id }, query: { limit: '100' } };
  const items = isNew ? [] : (await api.request(offerRoutes.listOffersOfBusiness, known)).items;
  const exists = ({ title, shown }: SeedOffer) =>
    items.some(
      (offer) =>
        offer.title === title && (offer.displayStatus !== 'expired' || shown === 'expired'),
    );
  const missing = offers.filter((offer) => !exists(offer));
  for (const { title } of missing) await business.pictures.ofOffer(title);
  return missing.map((offer) => () => publish(business, offer, now)).reverse();
}

async function publish(business: FilledBusiness, offer: SeedOffer, now: Date): Promise<void> {
  const { api, businessId, pictures } = business;
  const { shown, days, shops, ...fields } = offer;
  const shopsIds = business.shops
    .filter(({ shopIdentifier }) => shops?.includes(shopIdentifier) ?? true)
    .map(({ id }) => id);
  const body: OfferInput = {
    paymentOptions: ['PAYMENT_OPTION_PIX', 'PAYMENT_OPTION_DEBT', 'PAYMENT_OPTION_CREDIT'],
    ...fields,
    businessId,
    shopsIds,
    imagesUrls: await pictures.ofOffer(offer.title),
    expirationDate: dayFrom(now, shown === 'expired' ? -days : days),
    ...(shown === 'scheduled' && { startDate: dayFrom(now, startsInDays) }),
  };
  if (shown === 'expired') {
    await publishInThePast(business, body, daysFrom(now, -days - expiredAfterDays));
    return;
  }
  const { id } = await api.request(offerRoutes.createOffer, { body });
  if (shown === 'inactive') {
    const change = { params: { id }, body: { status: 'inactive' as const } };
    await api.request(offerRoutes.setOfferStatus, change);
  }
  if (shown === 'sold_out') await sellOut(id, offer.availableLimit ?? 0);
}
