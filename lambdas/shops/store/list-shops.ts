import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { keys, sortId } from '#lambdas/platform/table/keys.ts';
import type { Range } from '#lambdas/platform/table/query.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/ranges.ts';
import { findShops } from './find-shops.ts';
import type { ShopItem } from './shop-item.ts';

const shopsOf = (businessId: string): Range => ({
  ...rowsBeginningWith(keys.business(businessId).PK, 'SHOP#'),
  newestFirst: true,
});

/** Lists a page of a business's shops, the newest first. */
export function listShops(
  businessId: string,
  { limit, position }: PageRequest,
): Promise<Page<ShopItem>> {
  return collectPage({
    ranges: [shopsOf(businessId)],
    limit,
    maxRows: limit,
    position,
    load: (rows) => findShops(rows.map(sortId)),
  });
}

/** Lists a page of the ids of a business's shops, the newest first. */
export function listShopIds(businessId: string, request: PageRequest): Promise<Page<string>> {
  return queryPage(shopsOf(businessId), request, sortId);
}
