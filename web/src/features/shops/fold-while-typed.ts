import { foldShopIdentifier } from '#contract/shop-identifier.ts';

/** A shop identifier while it is typed: folded, but for a space or hyphen at its end, after which a word follows. */
export function foldWhileTyped(typed: string): string {
  const folded = foldShopIdentifier(typed);
  return folded !== '' && /[\s-]$/.test(typed) ? `${folded}-` : folded;
}
