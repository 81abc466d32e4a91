import { usualPaymentOptions } from '#contract/billing/payment-options.ts';
import { centsOf, readMoney } from '#contract/brazil/money.ts';
import { timeZones } from '#contract/brazil/time-zones.ts';
import {
  discountPercentOf,
  lastOfferDay,
  offerToday,
  offerYears,
} from '#contract/offers/offer-rules.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { quantityText } from '#web/lib/format/quantity.ts';
import { type FormPhotos, photoOfUrl } from '#web/platform/photos/photos.ts';

type QuickDay = 'week' | 'month' | 'year' | 'nextYear';

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000));
}

function lastDayOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year, month, 0)));
}

/** Suggests last days (`YYYY-MM-DD`): in 7 days, at the end of the month, of the year and of the next year. */
export function quickOfferDays(
  today: string,
): readonly { readonly name: QuickDay; readonly day: string }[] {
  const [, year] = offerYears(today);
  const all = [
    { name: 'week', day: dayAfter(today, 7) },
    { name: 'month', day: lastDayOfMonth(today) },
    { name: 'year', day: `${year}-12-31` },
    { name: 'nextYear', day: lastOfferDay(today) },
  ] as const;
  return all.filter(({ day }, index) => all.findIndex((one) => one.day === day) === index);
}

type PayingShop = Pick<Shop, 'id' | 'paymentOptions'>;

/** Returns the suggested payment options: the options that all shops of the offer accept, else the usual ones. */
export function suggestedPayment(
  shops: readonly PayingShop[],
  chosen: readonly string[],
): string[] {
  const accepted = shops
    .filter(({ id }) => chosen.includes(id))
    .map(({ paymentOptions = [] }) => paymentOptions as readonly string[])
    .filter((options) => options.length > 0);
  const [first = [], ...others] = accepted;
  const common = first.filter((code) => others.every((options) => options.includes(code)));
  return common.length > 0 ? common : [...usualPaymentOptions];
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((code) => other.includes(code));

/** Returns the payment options after other shops were chosen: the suggested ones, unless the user has changed them. */
export function paymentAfter(
  shops: readonly PayingShop[],
  payment: string[],
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): string[] {
  return isSame(payment, suggestedPayment(shops, before))
    ? suggestedPayment(shops, after)
    : payment;
}

/** Returns whether an offer has begun, so that its start cannot change. `now` is in epoch milliseconds. */
export const isStartFixed = (
  offer: Pick<Offer, 'startsAt'> | undefined,
  now: number = serverNow(),
): boolean => offer !== undefined && Date.parse(offer.startsAt) <= now;

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

/** Both prices in reais; undefined if the text is not an amount. */
export interface Prices {
  readonly originalPrice: number | undefined;
  readonly offerPrice: number | undefined;
}

export function pricesOf({
  originalPrice,
  offerPrice,
}: Pick<OfferValues, 'originalPrice' | 'offerPrice'>): Prices {
  return { originalPrice: readMoney(originalPrice), offerPrice: readMoney(offerPrice) };
}

/** Returns the discount in whole per cent; 0 if a price is missing or not lower. */
export function discountOf({ originalPrice = 0, offerPrice = 0 }: Prices): number {
  return offerPrice > 0 ? discountPercentOf(centsOf(originalPrice), centsOf(offerPrice)) : 0;
}
