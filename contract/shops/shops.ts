import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { shownPaymentOptions } from '../billing/payment-options.ts';
import { ufs } from '../brazil/states.ts';
import { timeZones } from '../brazil/time-zones.ts';
import { businessRef } from '../businesses/businesses.ts';
import { instant, version } from '../fields/fields.ts';
import { businessId, shopId } from '../http/ids.ts';
import { shownImage } from '../media/images.ts';
import { shownOpeningHours } from './opening-hours-field.ts';

const shopStatus = z.enum(['active', 'inactive', 'suspended']);

export const shop = z.object({
  id: shopId,
  businessId,
  business: businessRef,
  shopIdentifier: z.string(),
  shopStatus,
  address: z.object({
    city: z.string(),
    complement: z.exactOptional(z.string()),
    country: z.literal('BR'),
    neighborhood: z.string(),
    number: z.string(),
    postalCode: z.string(),
    state: z.enum(ufs),
    street: z.string(),
  }),
  about: z.exactOptional(z.string()),
  imagesUrls: z.array(z.string()),
  images: z.array(shownImage),
  openingHours: shownOpeningHours,
  shopRules: z.exactOptional(z.string()),
  contacts: z.object({
    Phone: z.string(),
    WhatsApp: z.string(),
    Email: z.string(),
    Telegram: z.string(),
  }),
  paymentOptions: z.exactOptional(shownPaymentOptions),
  timeZone: z.enum(timeZones),
  isOpenNow: z.boolean(),
  opensAt: z.exactOptional(instant),
  closesAt: z.exactOptional(instant),
  isFollowing: z.boolean(),
  followersCount: z.int(),
  activeOffersCount: z.int(),
  /** Name and tax id of the seller, which must be shown (Decreto 7.962/2013, art. 2). */
  legal: z.object({
    name: z.string(),
    taxId: z.exactOptional(z.string()),
    taxIdType: z.exactOptional(z.enum(['CPF', 'CNPJ'])),
  }),
  createdAt: instant,
  updatedAt: instant,
  version,
});

export type Shop = z.output<typeof shop>;

export const shopSummary = z.object({
  id: shopId,
  businessId,
  business: businessRef,
  shopIdentifier: z.string(),
  shopStatus,
  imageUrl: z.exactOptional(z.string()),
  city: z.string(),
  state: z.enum(ufs),
  neighborhood: z.string(),
  isOpenNow: z.boolean(),
  activeOffersCount: z.int(),
  followersCount: z.int(),
  isFollowing: z.boolean(),
  /** Validators who are not disabled; only the owner sees it. */
  validatorsCount: z.exactOptional(z.int()),
});

export type ShopSummary = z.output<typeof shopSummary>;
