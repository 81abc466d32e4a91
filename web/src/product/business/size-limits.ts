import type { TFunction } from 'i18next';
import type { SizeLimits } from '#contract/businesses/size-types.ts';

/** What a size type allows, as short sentences in the user's language: shops, active offers, validators of a shop. */
export const sizeLimitTexts = (t: TFunction, limits: SizeLimits): readonly string[] => [
  t('businesses.sizeShops', { count: limits.maxShops }),
  t('businesses.sizeOffers', { count: limits.maxActiveOffers }),
  t('businesses.sizeValidators', { count: limits.maxValidatorsPerShop }),
];
