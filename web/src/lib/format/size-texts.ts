import type { TFunction } from 'i18next';
import type { SizeLimits } from '#contract/businesses/size-types.ts';

/** Returns the name of a size type in the user's language; without a translation, the API's name or the id. */
export const sizeName = (t: TFunction, id: string | number, nameOfApi = String(id)): string =>
  t(`businesses.sizes.${id as 1}.name`, { defaultValue: nameOfApi });

/** Returns the limits of a size type as short sentences: shops, active offers, validators per shop. */
export const sizeLimitTexts = (t: TFunction, limits: SizeLimits): readonly string[] => [
  t('businesses.sizeShops', { count: limits.maxShops }),
  t('businesses.sizeOffers', { count: limits.maxActiveOffers }),
  t('businesses.sizeValidators', { count: limits.maxValidatorsPerShop }),
];
