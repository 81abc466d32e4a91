import './zod-config.ts';
import * as z from 'zod/mini';
import { ufs } from './brazil/states.ts';
import {
  amount,
  consumerQuery,
  day,
  image,
  imageUrls,
  instant,
  money,
  pageOf,
  pageQuery,
  version,
} from './fields.ts';
import { businessId, offerId, shopId } from './ids.ts';
import { paymentOptions, shownPaymentOptions } from './payment-options.ts';
import type { RouteTable } from './route.ts';
import { shopSummary } from './shops.ts';
import { line, paragraph } from './text.ts';

/** What the owner set. */
const offerStatus = z.enum(['active', 'inactive']);

/** What is shown. Precedence: expired, inactive, scheduled, sold out. */
export const displayStatus = z.enum(['scheduled', 'active', 'inactive', 'expired', 'sold_out']);

export type DisplayStatus = z.output<typeof displayStatus>;

/** Whether consumers may see an offer of a display status: a sold-out one stays until it ends. */
export function isShown(status: DisplayStatus): boolean {
  return status === 'active' || status === 'sold_out';
}

/** The most shops of one offer. */
export const maxShopsOfOffer = 20;

/** The length of the words that a title is searched for. */
export const searchLength = { min: 2, max: 60 } as const;

const limit = z.int().check(z.minimum(1), z.maximum(1_000_000));

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

export const offer = z.object({
  id: offerId,
  business: z.object({
    id: businessId,
    name: z.string(),
    avatarUrl: z.exactOptional(z.string()),
  }),
  businessId,
  title: z.string(),
  moreDetails: z.exactOptional(z.string()),
  offerRules: z.exactOptional(z.string()),
  originalPrice: amount,
  offerPrice: amount,
  /** Whole per cent off the original price, rounded down: an advertisement must not promise more. */
  discountPercent: z.int(),
  imagesUrls: z.array(z.string()),
  images: z.array(image),
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

/** An offer as the feed shows it: with the shop it is found in. */
const feedOffer = z.extend(offer, { shop: shopSummary, isFollowing: z.boolean() });

export type FeedOffer = z.output<typeof feedOffer>;

export const offerRoutes = {
  createOffer: {
    method: 'POST',
    path: '/offers',
    access: 'owner',
    summary: 'Publishes an offer in up to twenty shops of one business',
    body: offerInput,
    responses: { 201: offer },
    errors: [
      'BUSINESS_NOT_FOUND',
      'BUSINESS_NOT_ACTIVE',
      'LIMIT_OF_SIZE_TYPE_REACHED',
      'IMAGE_NOT_FOUND',
    ],
  },
  getOffer: {
    method: 'GET',
    path: '/offers/{id}',
    access: 'public',
    summary: 'A live offer; its own business sees it whatever its state',
    params: z.object({ id: offerId }),
    query: z.object(consumerQuery),
    responses: { 200: offer },
    errors: ['OFFER_NOT_FOUND', 'FORBIDDEN'],
  },
  listOffersOfShop: {
    method: 'GET',
    path: '/offers',
    access: 'public',
    summary: "A shop's live offers, soonest to end first; its own business sees all, newest first",
    query: z.object({ ...consumerQuery, ...pageQuery, shopId }),
    responses: { 200: pageOf(offer) },
    errors: ['SHOP_NOT_FOUND', 'FORBIDDEN', 'INVALID_PAGING_KEY'],
  },
  listOffersOfBusiness: {
    method: 'GET',
    path: '/businesses/{id}/offers',
    access: 'business',
    summary: "A business's offers, newest first; by displayStatus in the order of their ends",
    params: z.object({ id: businessId }),
    query: z
      .object({
        ...pageQuery,
        status: z.exactOptional(displayStatus),
        shopId: z.exactOptional(shopId),
        q: z.exactOptional(line(searchLength.min, searchLength.max)),
      })
      .check(
        z.refine((query) => query.shopId === undefined || query.q === undefined, {
          error: 'INVALID_VALUE',
          path: ['q'],
        }),
      ),
    responses: { 200: pageOf(offer) },
    errors: ['BUSINESS_NOT_FOUND', 'SHOP_NOT_FOUND', 'INVALID_PAGING_KEY'],
  },
  setOfferStatus: {
    method: 'PUT',
    path: '/offers/{id}/status',
    access: 'owner',
    summary: 'Switches an offer on or off: to the status given, or without a body to the other one',
    params: z.object({ id: offerId }),
    body: z.strictObject({ status: offerStatus }),
    bodyOptional: true,
    responses: { 200: offer },
    errors: [
      'OFFER_NOT_FOUND',
      'OFFER_EXPIRED',
      'BUSINESS_NOT_ACTIVE',
      'LIMIT_OF_SIZE_TYPE_REACHED',
      'VERSION_MISMATCH',
    ],
  },
  getFeed: {
    method: 'GET',
    path: '/offers/feed',
    access: 'public',
    summary: 'Live offers of the country, a state or a city, the newest first',
    query: z
      .object({
        ...consumerQuery,
        ...pageQuery,
        state: z.exactOptional(z.enum(ufs)),
        city: z.exactOptional(line(2, 60)),
      })
      .check(
        z.refine((query) => query.city === undefined || query.state !== undefined, {
          error: 'REQUIRED',
          path: ['state'],
        }),
      ),
    responses: { 200: pageOf(feedOffer) },
    errors: ['FORBIDDEN', 'INVALID_PAGING_KEY'],
  },
} as const satisfies RouteTable;
