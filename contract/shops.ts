import './zod-config.ts';
import * as z from 'zod/mini';
import { openingHoursField, shownOpeningHours } from './brazil/opening-hours.ts';
import { phoneField } from './brazil/phones.ts';
import { postalCodeField } from './brazil/postal-codes.ts';
import { ufs } from './brazil/states.ts';
import { timeZones } from './brazil/time-zones.ts';
import { emailField } from './email.ts';
import { consumerQuery, image, imageUrls, instant, pageOf, pageQuery, version } from './fields.ts';
import { businessId, shopId } from './ids.ts';
import { paymentOptions, shownPaymentOptions } from './payment-options.ts';
import type { RouteTable } from './route.ts';
import { shopIdentifierField } from './shop-identifier.ts';
import { line, paragraph } from './text.ts';

const addressInput = z.strictObject({
  city: line(2, 60),
  complement: z.exactOptional(line(0, 60)),
  country: z.literal('BR'),
  neighborhood: line(2, 60),
  number: line(1, 10),
  postalCode: postalCodeField,
  state: z.enum(ufs),
  street: line(2, 100),
});

const emptyOr = (schema: z.ZodMiniType<string>) =>
  z.string().check(
    z.trim(),
    z.refine<string>((value) => value === '' || schema.safeParse(value).success, {
      error: 'INVALID_FORMAT',
    }),
  );

/** Contacts of a shop, by the specification's keys; all empty by default. */
const contactsInput = z.strictObject({
  Phone: z._default(phoneField, ''),
  WhatsApp: z._default(phoneField, ''),
  Email: z._default(emptyOr(emailField), ''),
  Telegram: z._default(emptyOr(z.string().check(z.regex(/^@?[A-Za-z]\w{4,31}$/))), ''),
});

export const shopStatus = z.enum(['active', 'inactive', 'suspended']);

export const shopInput = z.strictObject({
  businessId,
  shopIdentifier: shopIdentifierField,
  address: addressInput,
  about: z.exactOptional(paragraph(2000)),
  imagesUrls: imageUrls,
  openingHours: openingHoursField,
  shopRules: z.exactOptional(paragraph(2000)),
  contacts: contactsInput,
  paymentOptions: z.exactOptional(paymentOptions),
  timeZone: z.exactOptional(z.enum(timeZones)),
});

export type ShopInput = z.output<typeof shopInput>;

/** The long texts of a shop, which may hold HTML. */
export const shopTextFields = [
  'about',
  'shopRules',
] as const satisfies readonly (keyof ShopInput)[];

export const shop = z.object({
  id: shopId,
  businessId,
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
  images: z.array(image),
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
});

export type ShopSummary = z.output<typeof shopSummary>;

export const shopRoutes = {
  createShop: {
    method: 'POST',
    path: '/shops',
    access: 'owner',
    summary: 'Opens a shop under an identifier that is unique over the marketplace',
    body: shopInput,
    responses: { 201: shop },
    errors: [
      'BUSINESS_NOT_FOUND',
      'BUSINESS_NOT_ACTIVE',
      'SHOP_IDENTIFIER_TAKEN',
      'LIMIT_OF_SIZE_TYPE_REACHED',
      'IMAGE_NOT_FOUND',
    ],
  },
  getShop: {
    method: 'GET',
    path: '/shops/{id}',
    access: 'public',
    summary: 'A live shop; its own business sees it whatever its state',
    params: z.object({ id: shopId }),
    query: z.object(consumerQuery),
    responses: { 200: shop },
    errors: ['SHOP_NOT_FOUND', 'FORBIDDEN'],
  },
  getShopByIdentifier: {
    method: 'GET',
    path: '/shops/shop-identifier/{identifier}',
    access: 'public',
    summary: 'A live shop by its identifier, folded before it is looked up',
    params: z.object({ identifier: z.string().check(z.maxLength(120)) }),
    query: z.object(consumerQuery),
    responses: { 200: shop },
    errors: ['SHOP_NOT_FOUND', 'FORBIDDEN'],
  },
  checkShopIdentifier: {
    method: 'GET',
    path: '/shops/shop-identifier/{identifier}/availability',
    access: 'user',
    summary: 'Whether an identifier is free, also of shops that are not public',
    params: z.object({ identifier: shopIdentifierField }),
    responses: { 200: z.object({ shopIdentifier: z.string(), available: z.boolean() }) },
    errors: [],
  },
  listShopsOfBusiness: {
    method: 'GET',
    path: '/businesses/{businessId}/shops',
    access: 'business',
    summary: 'The shops of a business, the newest first',
    params: z.object({ businessId }),
    query: z.object(pageQuery),
    responses: { 200: pageOf(shop) },
    errors: ['BUSINESS_NOT_FOUND', 'INVALID_PAGING_KEY'],
  },
} as const satisfies RouteTable;
