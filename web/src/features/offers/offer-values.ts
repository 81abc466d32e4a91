import { timeZones } from '#contract/brazil/time-zones.ts';
import { offerToday } from '#contract/offers/offer-rules.ts';
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
  /** Prices and limits as typed. */
  originalPrice: string;
  offerPrice: string;
  startDate: string | null;
  expirationDate: string | null;
  shopsIds: string[];
  paymentOptions: string[];
  /** Only for a new offer: other calls change the limit of a published offer. */
  availableLimit: string;
  perConsumerLimit: string;
  moreDetails: string;
  offerRules: string;
}

/** The fields of a shop that the form of an offer needs. */
export type ShopOfOffer = Pick<Shop, 'id' | 'timeZone' | 'paymentOptions'>;

/** Returns today, `YYYY-MM-DD`, by the API's rule for the `chosen` shops, or for all of Brazil without one. */
export function todayOf(
  shops: readonly Pick<Shop, 'id' | 'timeZone'>[],
  chosen: readonly string[],
  now: Date = new Date(serverNow()),
): string {
  const zones = shops.filter(({ id }) => chosen.includes(id)).map(({ timeZone }) => timeZone);
  return offerToday(zones.length > 0 ? zones : timeZones, now);
}

/** Returns the initial values of a new offer: the only shop, its payment options, and seven days. */
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

/** Returns the form's values. `known` are photos of the form; the offer's among them keep their running upload. */
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

/** Returns the values of a copied offer: without its days, and only with shops that still exist. */
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
