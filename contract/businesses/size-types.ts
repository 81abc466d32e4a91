import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { agreementOn } from '../billing/price-rules.ts';
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

export const sizeLimits = z.pick(sizeType, {
  maxShops: true,
  maxValidatorsPerShop: true,
  maxActiveOffers: true,
});

export type SizeLimits = z.output<typeof sizeLimits>;

/** The limits of a business and its current use; active offers are switched on and not over. */
export const businessUsage = z.object({
  limits: sizeLimits,
  shopsCount: z.int(),
  activeOffersCount: z.int(),
});

/** The facts that decide the limits of a business. */
interface Sized {
  readonly sizeTypeId: SizeTypeId;
  readonly approvedAt?: string;
  /** Only for the special size type. */
  readonly agreedLimits?: readonly (SizeLimits & { readonly validFrom: string })[];
}

type SizeTypesWith<Name extends string> = readonly (Pick<SizeType, 'id' | 'special'> &
  Readonly<Record<Name, number>>)[];

/**
 * Returns a limit of the special size type on a day: 0 without an agreement, the agreed limit, or the largest size
 * type's if agreements do not set it.
 */
function agreedLimit<Name extends string>(
  sizeTypes: SizeTypesWith<Name>,
  { agreedLimits = [] }: Sized,
  name: Name,
  day: string,
): number {
  const agreed: Readonly<Partial<Record<string, unknown>>> | undefined = agreementOn(
    agreedLimits,
    day,
  );
  if (!agreed) return 0;
  const limit = agreed[name];
  return typeof limit === 'number' ? limit : Math.max(...sizeTypes.map((type) => type[name]));
}

/**
 * Returns a limit of a business on a day in São Paulo (`YYYY-MM-DD`), by its size type or agreement. Before staff
 * approve the business, it is at most the smallest size type's. Throws for an unknown size type.
 */
export function limitOf<Name extends string>(
  sizeTypes: SizeTypesWith<Name>,
  business: Sized,
  name: Name,
  day: string,
): number {
  const of = (id: SizeTypeId) => {
    const type = sizeTypes.find((each) => each.id === id);
    if (!type) throw new Error(`No size type ${id}`);
    return type.special ? agreedLimit(sizeTypes, business, name, day) : type[name];
  };
  const { sizeTypeId: chosen, approvedAt } = business;
  return approvedAt ? of(chosen) : Math.min(of(chosen), of(smallestSizeTypeId));
}

/** Returns the limits that an owner sees. */
export function limitsOf(sizeTypes: readonly SizeType[], business: Sized, day: string): SizeLimits {
  return {
    maxShops: limitOf(sizeTypes, business, 'maxShops', day),
    maxValidatorsPerShop: limitOf(sizeTypes, business, 'maxValidatorsPerShop', day),
    maxActiveOffers: limitOf(sizeTypes, business, 'maxActiveOffers', day),
  };
}
