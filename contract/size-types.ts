import './zod-config.ts';
import * as z from 'zod/mini';
import { type SizeTypeId, sizeTypeIds, smallestSizeTypeId } from './size-type-ids.ts';

export const sizeTypeId = z.literal(sizeTypeIds);

const limit = z.int().check(z.minimum(0));

export const sizeType = z.object({
  id: sizeTypeId,
  code: z.enum(['MEI', 'ME', 'EPP', 'MEDIUM', 'LARGE', 'CUSTOM']),
  name: z.string(),
  description: z.string(),
  maxShops: limit,
  maxValidatorsPerShop: limit,
  maxActiveOffers: limit,
  order: z.int(),
  special: z.boolean(),
});

export type SizeType = z.output<typeof sizeType>;

/** The limits of a business. */
export type SizeLimits = Pick<SizeType, 'maxShops' | 'maxValidatorsPerShop' | 'maxActiveOffers'>;

const limitFields = { maxShops: true, maxValidatorsPerShop: true, maxActiveOffers: true } as const;

/** The limits of a business and how much of them it uses; active offers are those on and not over. */
export const businessUsage = z.object({
  limits: z.pick(sizeType, limitFields),
  shopsCount: z.int(),
  activeOffersCount: z.int(),
});

/**
 * The limits of a business: those of its size type once staff have approved it for the first time; until
 * then the lower of these and those of the smallest size type, limit by limit.
 * Throws when a size type is not among `sizeTypes`.
 */
export function limitsOf(
  sizeTypes: readonly SizeType[],
  business: { readonly sizeTypeId: SizeTypeId; readonly approvedAt?: string },
): SizeLimits {
  const typeOf = (id: SizeTypeId) => {
    const type = sizeTypes.find((each) => each.id === id);
    if (!type) throw new Error(`No size type ${id}`);
    return type;
  };
  const chosen = typeOf(business.sizeTypeId);
  const ceiling = business.approvedAt ? chosen : typeOf(smallestSizeTypeId);
  return {
    maxShops: Math.min(chosen.maxShops, ceiling.maxShops),
    maxValidatorsPerShop: Math.min(chosen.maxValidatorsPerShop, ceiling.maxValidatorsPerShop),
    maxActiveOffers: Math.min(chosen.maxActiveOffers, ceiling.maxActiveOffers),
  };
}
