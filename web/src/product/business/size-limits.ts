import type { TFunction } from 'i18next';
import type { SizeLimits } from '#contract/businesses/size-types.ts';

/** Returns the limits of a size type as short sentences: shops, active offers, validators per shop. */
export const sizeLimitTexts = (t: TFunction, limits: SizeLimits): readonly string[] => [
  t('businesses.sizeShops', { count: limits.maxShops }),
  t('businesses.sizeOffers', { count: limits.maxActiveOffers }),
  t('businesses.sizeValidators', { count: limits.maxValidatorsPerShop }),
];
