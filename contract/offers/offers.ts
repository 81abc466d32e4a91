import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { shownPaymentOptions } from '../billing/payment-options.ts';
import { businessRef } from '../businesses/businesses.ts';
import { amount, day, instant, version } from '../fields/fields.ts';
import { businessId, offerId, shopId } from '../http/ids.ts';
import { shownImage } from '../media/images.ts';
import { shopSummary } from '../shops/shops.ts';
import { displayStatuses } from './display-status.ts';

/** The owner's setting. */
export const offerStatus = z.enum(['active', 'inactive']);

export const displayStatus = z.enum(displayStatuses);

export const offer = z.object({
  id: offerId,
  business: businessRef,
  businessId,
  title: z.string(),
  moreDetails: z.exactOptional(z.string()),
  offerRules: z.exactOptional(z.string()),
  originalPrice: amount,
  offerPrice: amount,
  /** Whole per cent, rounded down: an advertisement must not promise more. */
  discountPercent: z.int(),
  imagesUrls: z.array(z.string()),
  images: z.array(shownImage),
  shopsIds: z.array(shopId),
  paymentOptions: shownPaymentOptions,
  startDate: z.exactOptional(day),
  expirationDate: day,
  startsAt: instant,
  endsAt: instant,
  availableLimit: z.exactOptional(z.int()),
  perConsumerLimit: z.exactOptional(z.int()),
  claimedCount: z.int(),
  redeemedCount: z.int(),
  status: offerStatus,
  displayStatus,
  createdAt: instant,
  updatedAt: instant,
  version,
});

export type Offer = z.output<typeof offer>;

/** An offer in the feed, with the shop that it is shown for. */
export const feedOffer = z.extend(offer, { shop: shopSummary, isFollowing: z.boolean() });

export type FeedOffer = z.output<typeof feedOffer>;
