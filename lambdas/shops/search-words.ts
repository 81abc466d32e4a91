import type { Business } from '#contract/businesses.ts';
import { distinctWords } from '../shared/search-words.ts';
import type { ShopItem } from './repository/shop-item.ts';

/** The distinct words by which a shop is found: of its business's name, its identifier, city, neighbourhood. */
export function searchWordsOf(
  { shopIdentifier, address }: Pick<ShopItem, 'shopIdentifier' | 'address'>,
  { name }: Pick<Business, 'name'>,
): string[] {
  return distinctWords([name, shopIdentifier, address.city, address.neighborhood]);
}
