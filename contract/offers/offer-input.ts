import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { paymentOptions } from '../billing/payment-options.ts';
import { centsOf } from '../brazil/money.ts';
import { dayField } from '../fields/day-field.ts';
import { money } from '../fields/fields.ts';
import { richTextField, titleLine } from '../fields/text.ts';
import { businessId, shopId } from '../http/ids.ts';
import { imagesUrls } from '../media/images.ts';

export const maxShopsOfOffer = 20;

/** Most claims of one person to one offer: all of them are in one item of the table. */
const maxPerConsumer = 500;

const limit = z.int().check(z.minimum(1), z.maximum(1_000_000));
const perConsumerLimit = z.int().check(z.minimum(1), z.maximum(maxPerConsumer));

const offerFields = z.strictObject({
  businessId,
  title: titleLine(3, 80),
  moreDetails: z.exactOptional(richTextField),
  offerRules: z.exactOptional(richTextField),
  originalPrice: money,
  offerPrice: money,
  imagesUrls,
  shopsIds: z.array(shopId).check(
    z.minLength(1),
    z.maxLength(maxShopsOfOffer),
    z.refine<readonly string[]>((ids) => new Set(ids).size === ids.length, {
      error: 'INVALID_VALUE',
    }),
  ),
  paymentOptions,
  startDate: z.exactOptional(dayField),
  expirationDate: dayField,
  availableLimit: z.exactOptional(limit),
  perConsumerLimit: z.exactOptional(perConsumerLimit),
});

type OfferFields = z.output<typeof offerFields>;

// Compares cents, as they are stored: reais may have a rounding error.
const lowersPrice = z.refine<Pick<OfferFields, 'originalPrice' | 'offerPrice'>>(
  ({ originalPrice, offerPrice }) => centsOf(offerPrice) < centsOf(originalPrice),
  { error: 'NOT_BELOW_ORIGINAL_PRICE', path: ['offerPrice'] },
);

const startsInTime = z.refine<Pick<OfferFields, 'startDate' | 'expirationDate'>>(
  ({ startDate, expirationDate }) => startDate === undefined || startDate <= expirationDate,
  { error: 'AFTER_EXPIRATION', path: ['startDate'] },
);

export const offerInput = offerFields.check(lowersPrice, startsInTime);

export type OfferInput = z.output<typeof offerInput>;

/** A change of a whole offer; its limit is set by separate calls. */
export const offerChange = z
  .omit(offerFields, { availableLimit: true })
  .check(lowersPrice, startsInTime);

export type OfferChange = z.output<typeof offerChange>;

export const offerLimit = z.strictObject({ limit });

/** Long texts of an offer, which may hold HTML. */
export const offerTextFields = [
  'moreDetails',
  'offerRules',
] as const satisfies readonly (keyof OfferInput)[];
