import type { TFunction } from 'i18next';

/** The name of a size type in the user's language; for one without a translation the API's name, or its id. */
export const sizeName = (t: TFunction, id: string | number, nameOfApi = String(id)): string =>
  t(`businesses.sizes.${id as 1}.name`, { defaultValue: nameOfApi });
