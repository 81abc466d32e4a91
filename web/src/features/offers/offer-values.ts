import { timeZones } from '#contract/brazil/time-zones.ts';
import { offerToday } from '#contract/offers/offer-days.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { quantityText } from '#web/lib/format/quantity.ts';
import { type FormPhotos, photoOfUrl } from '#web/platform/photos/photos.ts';
import { quickOfferDays } from './quick-offer-days.ts';
import { suggestedPayment } from './suggested-payment.ts';

/** The values of the form. */
export interface OfferValues extends Record<string, unknown> {
  title: string;
  photos: FormPhotos;
  /** Prices and limits are as typed. */
  originalPrice: string;
  offerPrice: string;
  startDate: string | null;
  expirationDate: string | null;
  shopsIds: string[];
  paymentOptions: string[];
  /** Only for a new offer: the limit of a published offer is changed by calls of its own. */
  availableLimit: string;
  perConsumerLimit: string;
  moreDetails: string;
  offerRules: string;
}

/** What an offer needs to know of the shops that it may be in. */
export type ShopOfOffer = Pick<Shop, 'id' | 'timeZone' | 'paymentOptions'>;

/**
 * Today, `YYYY-MM-DD`, for an offer in the shops with the `chosen` ids, by the API's rule; while none is
 * chosen, for an offer anywhere in Brazil.
 */
export function todayOf(
  shops: readonly Pick<Shop, 'id' | 'timeZone'>[],
  chosen: readonly string[],
  now: Date = new Date(serverNow()),
): string {
  const zones = shops.filter(({ id }) => chosen.includes(id)).map(({ timeZone }) => timeZone);
  return offerToday(zones.length > 0 ? zones : timeZones, now);
}

/** The values that a new offer starts with: the only shop, what it accepts, and seven days. */
export function newOfferValues(shops: readonly ShopOfOffer[]): OfferValues {
  const shopsIds = shops.length === 1 ? shops.map(({ id }) => id) : [];
  return {
    title: '',
    photos: [],
    originalPrice: '',
    offerPrice: '',
    startDate: null,
    expirationDate: quickOfferDays(todayOf(shops, shopsIds))[0]?.day ?? null,
    shopsIds,
    paymentOptions: suggestedPayment(shops, shopsIds),
    availableLimit: '',
    perConsumerLimit: '',
    moreDetails: '',
    offerRules: '',
  };
}

/**
 * The form's values of an offer. `known` are photos of the form: those that the offer has keep their upload, which is
 * followed until the image is ready.
 */
export function offerValues(offer: Offer, known: FormPhotos = []): OfferValues {
  return {
    title: offer.title,
    photos: offer.imagesUrls.map((url) => known.find((one) => one.url === url) ?? photoOfUrl(url)),
    originalPrice: formatMoney(offer.originalPrice),
    offerPrice: formatMoney(offer.offerPrice),
    startDate: offer.startDate ?? null,
    expirationDate: offer.expirationDate,
    shopsIds: offer.shopsIds,
    paymentOptions: offer.paymentOptions,
    availableLimit: '',
    perConsumerLimit: quantityText(offer.perConsumerLimit),
    moreDetails: offer.moreDetails ?? '',
    offerRules: offer.offerRules ?? '',
  };
}

/**
 * The values of a new offer that copies another one: all of it except its days, in those of its shops that still exist.
 */
export function copiedOfferValues(offer: Offer, shops: readonly ShopOfOffer[]): OfferValues {
  const { startDate, expirationDate } = newOfferValues(shops);
  return {
    ...offerValues(offer),
    startDate,
    expirationDate,
    shopsIds: offer.shopsIds.filter((id) => shops.some((shop) => shop.id === id)),
    availableLimit: quantityText(offer.availableLimit),
  };
}
