import type { TFunction } from 'i18next';

/** Returns the name of a size type in the user's language; without a translation, the API's name or the id. */
export const sizeName = (t: TFunction, id: string | number, nameOfApi = String(id)): string =>
  t(`businesses.sizes.${id as 1}.name`, { defaultValue: nameOfApi });
