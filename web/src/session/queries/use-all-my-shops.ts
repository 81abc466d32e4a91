import { useAllPages } from '#web/platform/api/api.ts';
import { myShopsQuery } from './my-shops.ts';

/** All shops of a business, to choose from: `data` is undefined until the last page has been read. */
export const useAllMyShops = (businessId: string) => useAllPages(myShopsQuery(businessId));
