import type * as z from 'zod/mini';
import type { Business } from '#contract/businesses.ts';
import { defaultPageSize } from '#contract/fields.ts';
import type { businessUsage } from '#contract/size-types.ts';
import type { User } from '#contract/users.ts';
import { offer, shop } from '../web-pages/flyer-answers.ts';

/** As many active offers as a business of the largest size may have. */
export const offersOfBusiness = 1_000;

export const userId = '01998a6e-0000-7000-8000-000000000001';

const me: User = {
  userId,
  role: 'owner',
  isPasswordRequired: false,
  terms: { version: '9', acceptedAt: shop.createdAt },
  createdAt: shop.createdAt,
};

const business: Business = {
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
  limits: { maxShops: 100, maxValidatorsPerShop: 20, maxActiveOffers: 2 * offersOfBusiness },
  shopsCount: 1,
  activeOffersCount: offersOfBusiness,
};

const firstOf = (query: URLSearchParams) => Number(query.get('pagingKey') ?? 0);

const nextOf = (query: URLSearchParams) =>
  Math.min(firstOf(query) + Number(query.get('limit') ?? defaultPageSize), offersOfBusiness);

const offersPath = `/api/businesses/${shop.businessId}/offers`;

/** A page of the offers, of which the paging key is the number of the first. */
function pageOfOffers(query: URLSearchParams) {
  const first = firstOf(query);
  const next = nextOf(query);
  const items = Array.from({ length: next - first }, (_, index) => ({
    ...offer,
    id: `${offer.id.slice(0, -4)}${String(first + index).padStart(4, '0')}`,
    title: `Pão francês, fornada ${first + index + 1}`,
  }));
  return { items, ...(next < offersOfBusiness && { pagingKey: String(next) }) };
}

/** The API's responses for the owner of one shop with `offersOfBusiness` offers. */
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
    [offersPath]: () => pageOfOffers(query),
  };
  return answers[path]?.();
}
