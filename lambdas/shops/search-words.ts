import type { Business } from '#contract/businesses/businesses.ts';
import { withoutHyphens } from '#contract/shops/shop-identifier.ts';
import { distinctWords } from '#lambdas/platform/text/search-words.ts';
import type { ShopItem } from './store/shop-item.ts';

/**
 * The distinct words by which a shop is found: of its business's name, its identifier, which is also one word, city,
 * neighbourhood.
 */
export function searchWordsOf(
  { shopIdentifier, address }: Pick<ShopItem, 'shopIdentifier' | 'address'>,
  { name }: Pick<Business, 'name'>,
): string[] {
  const identifiers = [shopIdentifier, withoutHyphens(shopIdentifier)];
  return distinctWords([name, ...identifiers, address.city, address.neighborhood]);
}
