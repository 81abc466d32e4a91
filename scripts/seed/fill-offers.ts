import type { Offer, OfferInput } from '#contract/offers.ts';
import { offerRoutes } from '#contract/offers.ts';
import type { Shop } from '#contract/shops.ts';
import type { ApiClient } from './api-client.ts';
import { publishInThePast, sellOut } from './beyond-the-api.ts';
import type { SeedBusiness, SeedOffer } from './seed-data.ts';
import { dayFrom, daysFrom } from './seed-days.ts';

/** How long before its end an expired offer was published, in days. */
const ranFor = 20;
/** Days from now until a scheduled offer starts. */
const startsIn = 6;

interface Owner {
  readonly api: ApiClient;
  readonly userId: string;
  readonly businessId: string;
}

/** One offer of a demo business, ready to be published where it is not there yet. */
type Publication = () => Promise<void>;

/** The offers of a demo business that are not there yet, the first to be shown last to be published. */
export async function missingOffers(
  owner: Owner,
  { offers }: SeedBusiness,
  shops: readonly Shop[],
  now: Date,
): Promise<Publication[]> {
  const there = await existingOffers(owner);
  const isThere = ({ title, shown }: SeedOffer) =>
    there.some(
      (offer) =>
        offer.title === title && (offer.displayStatus !== 'expired' || shown === 'expired'),
    );
  return offers
    .filter((offer) => !isThere(offer))
    .map((offer) => {
      const ids = shops
        .filter(({ shopIdentifier }) => offer.shops?.includes(shopIdentifier) ?? true)
        .map(({ id }) => id);
      return () => publish(owner, offer, ids, now);
    })
    .reverse();
}

async function existingOffers({ api, businessId }: Owner): Promise<readonly Offer[]> {
  const { items } = await api.call(offerRoutes.listOffersOfBusiness, {
    params: { id: businessId },
    query: { limit: 100 },
  });
  return items;
}

async function publish(owner: Owner, offer: SeedOffer, shopsIds: string[], now: Date) {
  const { shown, days, shops: _, ...fields } = offer;
  const body: OfferInput = {
    paymentOptions: ['PAYMENT_OPTION_PIX', 'PAYMENT_OPTION_DEBT', 'PAYMENT_OPTION_CREDIT'],
    ...fields,
    businessId: owner.businessId,
    shopsIds,
    imagesUrls: [],
    expirationDate: dayFrom(now, shown === 'expired' ? -days : days),
    ...(shown === 'scheduled' && { startDate: dayFrom(now, startsIn) }),
  };
  if (shown === 'expired') {
    await publishInThePast(owner, body, daysFrom(now, -days - ranFor));
    return;
  }
  const { id } = await owner.api.call(offerRoutes.createOffer, { body });
  if (shown === 'inactive') {
    await owner.api.call(offerRoutes.setOfferStatus, {
      params: { id },
      body: { status: 'inactive' },
    });
  }
  if (shown === 'sold_out') await sellOut(id, offer.availableLimit ?? 0);
}
