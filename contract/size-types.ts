import './zod-config.ts';
import * as z from 'zod/mini';

/** MEI, ME, EPP, medium, large, and 99: special, "talk to us". */
export const sizeTypeId = z.literal([1, 2, 3, 4, 5, 99]);

export type SizeTypeId = z.output<typeof sizeTypeId>;

/** The size type that the specification calls special. */
export const specialSizeTypeId: SizeTypeId = 99;

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
