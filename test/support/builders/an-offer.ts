import type { OfferInput } from '#contract/offers/offer-input.ts';
import { windowIn } from '#lambdas/offers/offer-window.ts';
import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { businessId } from './a-business.ts';
import { shopId } from './a-shop.ts';
import { ownerId } from './people.ts';

export const offerId = 'off_01K9C1B2C3D4E5F6G7H8J9KABC';

/** The parsed request body that publishes an offer of the bakery. */
export function anOfferInput(changes: Partial<OfferInput> = {}): OfferInput {
  return {
    businessId,
    title: 'Pão francês, 10 unidades',
    originalPrice: 8.9,
    offerPrice: 5.49,
    imagesUrls: [],
    shopsIds: [shopId],
    paymentOptions: ['PAYMENT_OPTION_PIX'],
    expirationDate: '2026-12-31',
    ...changes,
  };
}

/** The offer as stored: active from November 2026 until the end of the year. */
export function anOffer(changes: Partial<OfferItem> = {}): OfferItem {
  return {
    id: offerId,
    businessId,
    userId: ownerId,
    title: 'Pão francês, 10 unidades',
    originalPriceCents: 890,
    offerPriceCents: 549,
    images: [],
    shopsIds: [shopId],
    paymentOptions: ['PAYMENT_OPTION_PIX'],
    expirationDate: '2026-12-31',
    startsAt: '2026-11-01T12:00:00.000Z',
    endsAt: '2027-01-01T02:59:59.000Z',
    claimShards: 16,
    status: 'active',
    createdAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
    version: 1,
    ...changes,
  };
}

/** First and last day (YYYY-MM-DD) of an offer in Recife, with their instants. */
export const onDays = (expirationDate: string, startDate?: string): Partial<OfferItem> => {
  const days = { expirationDate, ...(startDate && { startDate }) };
  return { ...days, ...windowIn(['America/Sao_Paulo'], days, '2026-11-01T12:00:00.000Z') };
};

/** The offer with a last day so late that it is active whenever the tests run. */
export const aLastingOffer = (changes: Partial<OfferItem> = {}): OfferItem =>
  anOffer({ ...onDays('2999-12-30'), ...changes });

/** One of up to 10,000 stored offers. Its id ends with its number, so ids sort by number. */
export function offerNo(n: number, changes: Partial<OfferItem> = {}): OfferItem {
  return anOffer({ id: `off_01K9C1B2C3D4E5F6G7H8J9${String(n).padStart(4, '0')}`, ...changes });
}
