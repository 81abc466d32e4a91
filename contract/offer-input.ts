import './zod-config.ts';
import * as z from 'zod/mini';
import { day, imageUrls, money } from './fields.ts';
import { businessId, shopId } from './ids.ts';
import { paymentOptions } from './payment-options.ts';
import { line, paragraph } from './text.ts';

/** The most shops of one offer. */
export const maxShopsOfOffer = 20;

const limit = z.int().check(z.minimum(1), z.maximum(1_000_000));

/** What an owner enters about an offer. */
export const offerInput = z
  .strictObject({
    businessId,
    title: line(3, 80),
    moreDetails: z.exactOptional(paragraph(2000)),
    offerRules: z.exactOptional(paragraph(2000)),
    originalPrice: money,
    offerPrice: money,
    imagesUrls: imageUrls,
    shopsIds: z.array(shopId).check(
      z.minLength(1),
      z.maxLength(maxShopsOfOffer),
      z.refine<readonly string[]>((ids) => new Set(ids).size === ids.length, {
        error: 'INVALID_VALUE',
      }),
    ),
    paymentOptions,
    startDate: z.exactOptional(day),
    expirationDate: day,
    availableLimit: z.exactOptional(limit),
    perConsumerLimit: z.exactOptional(limit),
  })
  .check(
    z.refine((input) => input.offerPrice < input.originalPrice, {
      error: 'NOT_BELOW_ORIGINAL_PRICE',
      path: ['offerPrice'],
    }),
    z.refine((input) => input.startDate === undefined || input.startDate <= input.expirationDate, {
      error: 'AFTER_EXPIRATION',
      path: ['startDate'],
    }),
  );

export type OfferInput = z.output<typeof offerInput>;

/** The long texts of an offer, which may hold HTML. */
export const offerTextFields = [
  'moreDetails',
  'offerRules',
] as const satisfies readonly (keyof OfferInput)[];
