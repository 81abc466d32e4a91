import type * as z from 'zod/mini';
import type { User } from '#contract/accounts/users.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import type { businessUsage } from '#contract/businesses/size-types.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Validator } from '#contract/validators/validators.ts';
import { aShownOffer, aShownShop } from '#test/support/builders/shown-records.ts';
import { numbered, pageOf } from './lists.ts';

const shop = aShownShop();
const offer = aShownOffer({ expirationDate: '2999-12-31', endsAt: '3000-01-01T02:59:59.000Z' });

/** Active offers of a business of the largest size. */
export const offersOfBusiness = 1_000;

/** Validators of twenty shops, the limit of the largest size. */
export const validatorsOfBusiness = 1_000;

export const userId = '01998a6e-0000-7000-8000-000000000001';

export const me: User = {
  userId,
  role: 'owner',
  isPasswordRequired: false,
  terms: { version: '9', acceptedAt: shop.createdAt },
  createdAt: shop.createdAt,
};

export const business: Business = {
  id: shop.businessId,
  name: shop.business.name,
  sizeTypeId: 5,
  images: [],
  userId,
  legalRegister: '11222333000181',
  status: 'active',
  createdAt: shop.createdAt,
  updatedAt: shop.updatedAt,
  version: 1,
};

const usage: z.output<typeof businessUsage> = {
  limits: { maxShops: 100, maxValidatorsPerShop: 50, maxActiveOffers: 2 * offersOfBusiness },
  shopsCount: 1,
  activeOffersCount: offersOfBusiness,
};

const offerAt = (index: number): Offer => ({
  ...offer,
  id: numbered(offer.id, index),
  title: `Pão francês, fornada ${index + 1}`,
});

const validatorAt = (index: number): Validator => ({
  id: numbered('val_01K9C1B2C3D4E5F6G7H8J9KABC', index),
  businessId: business.id,
  name: `Jurema Lins ${index + 1}`,
  email: `jurema${index + 1}@padaria-aurora.test`,
  shopId: shop.id,
  shopIdentifier: shop.shopIdentifier,
  status: 'active',
  createdAt: shop.createdAt,
  lastValidationAt: shop.updatedAt,
  validationsCount: index,
});

/** Returns the API's answers for the owner of one shop with these offers and validators. */
export function ownerAnswer(path: string, query: URLSearchParams): unknown {
  const answers: Readonly<Record<string, () => unknown>> = {
    '/api/users/me': () => me,
    '/api/businesses': () => ({
      items: [business],
      currentBusinessId: business.id,
      active: business,
    }),
    [`/api/shops/${shop.id}`]: () => shop,
    [`/api/businesses/${business.id}/shops`]: () => ({ items: [shop] }),
    [`/api/businesses/${business.id}/usage`]: () => usage,
    [`/api/businesses/${business.id}/shops/summary`]: () => ({ items: [] }),
    [`/api/businesses/${business.id}/offers`]: () => pageOf(offersOfBusiness, offerAt, query),
    [`/api/businesses/${business.id}/validators`]: () =>
      pageOf(validatorsOfBusiness, validatorAt, query),
  };
  return answers[path]?.();
}
