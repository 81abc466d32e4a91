import { useAllPages } from '#web/platform/api/api.ts';
import { myShopsQuery } from './my-shops.ts';

/** Loads all shops of a business: `data` is undefined until the last page has loaded. */
export const useAllMyShops = (businessId: string) => useAllPages(myShopsQuery(businessId));
