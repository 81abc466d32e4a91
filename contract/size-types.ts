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

/** What the limits of a business depend on. */
interface Sized {
  readonly sizeTypeId: SizeTypeId;
  readonly approvedAt?: string;
}

/**
 * A limit of a business by its name: that of its size type once staff have approved it for the first time; until
 * then the lower of this and that of the smallest size type.
 * Throws when a size type is not among `sizeTypes`.
 */
export function limitOf<Name extends string>(
  sizeTypes: readonly (Pick<SizeType, 'id'> & Readonly<Record<Name, number>>)[],
  { sizeTypeId: chosen, approvedAt }: Sized,
  name: Name,
): number {
  const of = (id: SizeTypeId) => {
    const type = sizeTypes.find((each) => each.id === id);
    if (!type) throw new Error(`No size type ${id}`);
    return type[name];
  };
  return approvedAt ? of(chosen) : Math.min(of(chosen), of(smallestSizeTypeId));
}

/** The limits of a business that its owner sees, each by `limitOf`. */
export function limitsOf(sizeTypes: readonly SizeType[], business: Sized): SizeLimits {
  return {
    maxShops: limitOf(sizeTypes, business, 'maxShops'),
    maxValidatorsPerShop: limitOf(sizeTypes, business, 'maxValidatorsPerShop'),
    maxActiveOffers: limitOf(sizeTypes, business, 'maxActiveOffers'),
  };
}
