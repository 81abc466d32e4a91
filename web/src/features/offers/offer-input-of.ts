import { readMoney } from '#contract/brazil/money.ts';
import { offerDayErrors } from '#contract/offers/offer-days.ts';
import { type OfferInput, offerInput } from '#contract/offers/offer-input.ts';
import { quantityInput } from '#web/lib/format/quantity.ts';
import { imagesUrlsOf } from '#web/platform/photos/photos.ts';
import type { OfferValues } from './offer-values.ts';

/** Converts the form's values to the input of the contract's schema, without the start of an offer that has begun. */
export function offerInputOf(values: OfferValues, businessId: string, hasBegun = false) {
  const { startDate, expirationDate } = values;
  const availableLimit = quantityInput(values.availableLimit);
  const perConsumerLimit = quantityInput(values.perConsumerLimit);
  const { moreDetails, offerRules } = values;
  return {
    businessId,
    title: values.title,
    // The schema refuses text that is not an amount or a whole number.
    originalPrice: readMoney(values.originalPrice) ?? values.originalPrice.trim(),
    offerPrice: readMoney(values.offerPrice) ?? values.offerPrice.trim(),
    imagesUrls: imagesUrlsOf(values.photos),
    shopsIds: values.shopsIds,
    paymentOptions: values.paymentOptions,
    // The schema reports null as REQUIRED.
    expirationDate,
    ...(startDate !== null && !hasBegun && { startDate }),
    ...(availableLimit !== undefined && { availableLimit }),
    ...(perConsumerLimit !== undefined && { perConsumerLimit }),
    ...(moreDetails.trim() !== '' && { moreDetails }),
    ...(offerRules.trim() !== '' && { offerRules }),
  };
}

/** Returns the contract's schema with the rule for the days of an offer, which depends on today. */
export function offerInputOn(today: (input: OfferInput) => string) {
  return offerInput.check(({ value, issues }) => {
    for (const { path, code } of offerDayErrors(value, today(value))) {
      issues.push({ code: 'custom', message: code, path: [path], input: value });
    }
  });
}

/** Returns the form's field for a path of the schema; errors of array entries belong to the array's field. */
export function offerFieldOf(path: string): string {
  const field = path.replace(/\.\d+/, '');
  return field === 'imagesUrls' ? 'photos' : field;
}
