import type { Business } from '#contract/businesses/businesses.ts';
import { withoutHyphens } from '#contract/shops/shop-identifier.ts';
import { distinctWords } from '#lambdas/platform/text/search-words.ts';
import type { ShopItem } from '../store/shop-store.ts';

/** Returns the distinct words that find a shop; its identifier also counts as one word without hyphens. */
export function searchWordsOf(
  { shopIdentifier, address }: Pick<ShopItem, 'shopIdentifier' | 'address'>,
  { name }: Pick<Business, 'name'>,
): string[] {
  const identifiers = [shopIdentifier, withoutHyphens(shopIdentifier)];
  return distinctWords([name, ...identifiers, address.city, address.neighborhood]);
}
