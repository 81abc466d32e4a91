import type { Page, PageRequest } from '../../shared/paging.ts';
import { collectPage } from '../../shared/table/collect-page.ts';
import { keys, sortId } from '../../shared/table/keys.ts';
import { highest } from '../../shared/table/query.ts';
import { findShops } from './find-shops.ts';
import type { ShopItem } from './shop-item.ts';

/** A page of a business's shops, the newest first. */
export function listShops(
  businessId: string,
  { limit, position }: PageRequest,
): Promise<Page<ShopItem>> {
  return collectPage({
    ranges: [
      {
        partition: keys.business(businessId).PK,
        from: 'SHOP#',
        to: `SHOP#${highest}`,
        newestFirst: true,
      },
    ],
    limit,
    maxRows: limit,
    position,
    load: (rows) => findShops(rows.map(sortId)),
  });
}
