import type { Shop } from '#contract/shops/shops.ts';

/** Returns a shop's title, `Padaria Sol da Aurora · Boa Vista`. No line begins with the dot. */
export function shopTitle({ business, address }: Pick<Shop, 'business' | 'address'>): string {
  return `${business.name}\u00a0· ${address.neighborhood}`;
}
