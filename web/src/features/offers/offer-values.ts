import { centsOf, readMoney } from '#contract/brazil/money.ts';
import { timeZones } from '#contract/brazil/time-zones.ts';
import { discountPercentOf } from '#contract/discount.ts';
import { offerDayErrors, offerToday } from '#contract/offer-days.ts';
import { type OfferInput, offerInput } from '#contract/offer-input.ts';
import type { Shop } from '#contract/shops.ts';
import { type FormPhotos, imagesUrlsOf } from '#web/ui/photos/form-photo.ts';

/** The values of the form. */
export interface OfferValues extends Record<string, unknown> {
  title: string;
  photos: FormPhotos;
  /** Both prices are as typed. */
  originalPrice: string;
  offerPrice: string;
  startDate: string | null;
  expirationDate: string | null;
  shopsIds: string[];
  paymentOptions: string[];
  availableLimit: number | string;
  perConsumerLimit: number | string;
  moreDetails: string;
  offerRules: string;
}

/** The initial values of a new offer in some shops. */
export function newOfferValues(shopsIds: string[]): OfferValues {
  return {
    title: '',
    photos: [],
    originalPrice: '',
    offerPrice: '',
    startDate: null,
    expirationDate: null,
    shopsIds,
    paymentOptions: ['PAYMENT_OPTION_CASH', 'PAYMENT_OPTION_PIX'],
    availableLimit: '',
    perConsumerLimit: '',
    moreDetails: '',
    offerRules: '',
  };
}

/** Makes the input of the contract's schema. */
export function offerInputOf(values: OfferValues, businessId: string) {
  const { startDate, expirationDate, availableLimit, perConsumerLimit } = values;
  const { moreDetails, offerRules } = values;
  return {
    businessId,
    title: values.title,
    // The schema refuses text that is no amount.
    originalPrice: readMoney(values.originalPrice) ?? values.originalPrice.trim(),
    offerPrice: readMoney(values.offerPrice) ?? values.offerPrice.trim(),
    imagesUrls: imagesUrlsOf(values.photos),
    shopsIds: values.shopsIds,
    paymentOptions: values.paymentOptions,
    // The schema reports null as REQUIRED.
    expirationDate,
    ...(startDate !== null && { startDate }),
    ...(availableLimit !== '' && { availableLimit }),
    ...(perConsumerLimit !== '' && { perConsumerLimit }),
    ...(moreDetails.trim() !== '' && { moreDetails }),
    ...(offerRules.trim() !== '' && { offerRules }),
  };
}

/**
 * Today, `YYYY-MM-DD`, for an offer in the shops with the `chosen` ids, by the API's rule; while none is
 * chosen, for an offer anywhere in Brazil.
 */
export function todayOf(
  shops: readonly Pick<Shop, 'id' | 'timeZone'>[],
  chosen: readonly string[],
): string {
  const zones = shops.filter(({ id }) => chosen.includes(id)).map(({ timeZone }) => timeZone);
  return offerToday(zones.length > 0 ? zones : timeZones, new Date());
}

/** The contract's schema with the rule for the days of an offer, which depends on today. */
export function offerInputOn(today: (input: OfferInput) => string) {
  return offerInput.check(({ value, issues }) => {
    for (const { path, code } of offerDayErrors(value, today(value))) {
      issues.push({ code: 'custom', message: code, path: [path], input: value });
    }
  });
}

/** The form's field for a path of the schema: an error of an array's entry is shown at the array's field. */
export function offerFieldOf(path: string): string {
  const field = path.replace(/\.\d+/, '');
  return field === 'imagesUrls' ? 'photos' : field;
}

/** Both prices in reais; undefined where the text is no amount. */
export interface Prices {
  readonly originalPrice: number | undefined;
  readonly offerPrice: number | undefined;
}

/** Parses the typed prices. */
export function pricesOf({ originalPrice, offerPrice }: OfferValues): Prices {
  return { originalPrice: readMoney(originalPrice), offerPrice: readMoney(offerPrice) };
}

/** The discount in whole per cent; 0 while a price is missing or not lower. */
export function discountOf({ originalPrice = 0, offerPrice = 0 }: Prices): number {
  return offerPrice > 0 ? discountPercentOf(centsOf(originalPrice), centsOf(offerPrice)) : 0;
}
