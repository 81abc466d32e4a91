import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Shop } from '#contract/shops/shops.ts';
import type { BusinessPictures } from './pictures/business-pictures.ts';
import type { SeedUser } from './seed-target.ts';

/** A demo business with its shops, and the signed-in owner. */
export interface FilledBusiness extends SeedUser {
  readonly businessId: string;
  /** Whether this run created it, so that it had no shops and offers. */
  readonly isNew: boolean;
  readonly status: BusinessStatus;
  readonly version: number;
  readonly shops: readonly Shop[];
  readonly pictures: BusinessPictures;
}
