import type { Business } from '#contract/businesses.ts';
import { withoutHyphens } from '#contract/shop-identifier.ts';
import { distinctWords } from '../shared/search-words.ts';
import type { ShopItem } from './repository/shop-item.ts';

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
