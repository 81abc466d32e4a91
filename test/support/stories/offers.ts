import type { BodyInputOf } from '#contract/http/route.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from './call.ts';
import { anOwnedShop, type OwnedShop } from './shops.ts';
import { changeItem } from './table.ts';

type OfferBody = BodyInputOf<typeof offerRoutes.createOffer>;

/** A business with a shop and an offer. */
export interface OwnedOffer extends OwnedShop {
  readonly offer: Offer;
}

/** Returns the UTC date (YYYY-MM-DD) some days from now; time zones may shift it by a day. */
function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The request body that publishes an offer of bread. */
function anOfferBody(
  { business, shop }: Pick<OwnedShop, 'business' | 'shop'>,
  changes: Partial<OfferBody> = {},
): OfferBody {
  return {
    businessId: business.id,
    title: 'Pão francês quentinho',
    originalPrice: 19.9,
    offerPrice: 14.9,
    imagesUrls: [],
    shopsIds: [shop.id],
    paymentOptions: ['PAYMENT_OPTION_PIX'],
    expirationDate: daysAhead(7),
    ...changes,
  };
}

/** Publishes an offer in a shop. */
export async function publish(owned: OwnedShop, changes: Partial<OfferBody> = {}): Promise<Offer> {
  const { body } = await call(offerRoutes.createOffer, {
    as: owned.owner,
    body: anOfferBody(owned, changes),
  });
  return body;
}

/** Publishes an offer in a shop of a new active business. */
export async function anOwnedOffer(
  changes: Partial<OfferBody> = {},
  shop: Parameters<typeof anOwnedShop>[0] = {},
): Promise<OwnedOffer> {
  const owned = await anOwnedShop(shop);
  return { ...owned, offer: await publish(owned, changes) };
}

/** Makes an offer expired by writing to the table, since the API accepts no past date. */
export async function letExpire({ id, shopsIds, businessId }: Offer): Promise<void> {
  const day = '2026-01-02';
  const endsAt = `${day}T02:59:59.000Z`;
  const startsAt = '2026-01-01T03:00:00.000Z';
  const LSI1SK = `active#${endsAt}#${id}`;
  await Promise.all([
    changeItem(keys.offer(id), {
      startsAt,
      endsAt,
      startDate: '2026-01-01',
      expirationDate: day,
      GSI2SK: `${endsAt}#${id}`,
    }),
    changeItem(keys.offerOfBusiness(businessId, id), { LSI1SK, startsAt }),
    ...shopsIds.map((shopId) => changeItem(keys.offerOfShop(shopId, id), { LSI1SK, startsAt })),
  ]);
}
