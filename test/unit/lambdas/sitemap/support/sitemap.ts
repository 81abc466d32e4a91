import { JSDOM } from 'jsdom';
import { handler } from '#lambdas/entries/schedule/write-sitemap.ts';
import { writeSitemap } from '#lambdas/pages/sitemap/write-sitemap.ts';
import { inGsi1, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, keys } from '#lambdas/platform/table/keys.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { aContext } from '#test/support/a-job.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { stored } from '#test/support/stored.ts';

export const site = 'https://vitrine.test';

/** The first run of a morning, at 3:05 in São Paulo. */
export const morning = new Date('2026-11-28T06:05:00Z');
export const nextMorning = new Date('2026-11-29T06:05:00Z');

const numbered = (prefix: string, n: number) =>
  `${prefix}_01K9A1B2C3D4E5F6G7H8J${String(n).padStart(5, '0')}`;

export const businessNo = (n: number) => numbered('biz', n);
export const shopNo = (n: number) => numbered('shp', n);

/** The item of a business in the list of its status, in the order of the numbers. */
export function listed(n: number, status: 'active' | 'suspended' = 'active') {
  const updatedAt = new Date(Date.parse('2026-02-01T12:00:00Z') + n * 1000).toISOString();
  const business = aBusiness({ id: businessNo(n), status, updatedAt });
  return {
    ...stored.business(business),
    ...inGsi1(partitions.businessesOfStatus(status), instantKey(updatedAt, business.id)),
  };
}

interface ShopState {
  /** Number of the business, by default the shop's. */
  readonly of?: number;
  readonly offersCount?: number;
}

/** The items of a shop `loja-<n>`, in the list of its business. */
export function aListedShop(
  n: number,
  { of = n, offersCount = 0 }: ShopState = {},
  changes: Partial<ShopItem> = {},
) {
  const shop = aShop({
    id: shopNo(n),
    businessId: businessNo(of),
    shopIdentifier: `loja-${n}`,
    ...changes,
  });
  return [
    stored.shop(shop),
    { ...keys.shopOfBusiness(shop.businessId, shop.id), id: shop.id },
    { ...keys.shopCounters(shop.id), followersCount: 0, offersCount },
  ];
}

/** Active businesses from 1 to `count`, each with a shop of its number. */
export const someShops = (count: number, state: ShopState = {}) =>
  Array.from({ length: count }, (_, index) => [
    listed(index + 1),
    ...aListedShop(index + 1, state),
  ]).flat();

/** Runs the Lambda as EventBridge does. */
export const run = (now = morning) =>
  handler({ time: now.toISOString() } as Parameters<typeof handler>[0], aContext());

/** Runs with pages of five businesses, parts of at most `most` addresses, and time for a number of pages. */
export function runWith({ now = morning, most = 1000, pages = Number.POSITIVE_INFINITY }) {
  let left = pages;
  const hasTime = () => {
    left -= 1;
    return left >= 0;
  };
  return writeSitemap(now, hasTime, { addresses: most, businesses: 5 });
}

/** Parses a sitemap or an index. Throws if it is not well-formed, or an element has no address. */
export function addressesIn(xml: string | undefined) {
  if (xml === undefined) throw new Error('There is no such file');
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const { documentElement: root } = document;
  expect(root.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const entries = [...root.children].map((child) => {
    const textOf = (name: string) => child.getElementsByTagName(name)[0]?.textContent;
    const address = textOf('loc') ?? '';
    expect(new URL(address).href).toBe(address);
    return [address, textOf('lastmod')] as const;
  });
  return { kind: root.tagName, entries };
}

/** Returns the paths of a part, in order. */
export const pathsIn = (xml: string | undefined): string[] =>
  addressesIn(xml).entries.map(([address]) => new URL(address).pathname);

/** Returns the paths of the shops in all parts that the index names. */
export function shopsInSitemap(files: ReadonlyMap<string, string>): string[] {
  const { entries } = addressesIn(files.get('sitemap.xml'));
  const parts = entries.map(([address]) => files.get(new URL(address).pathname.slice(1)));
  return [...new Set(parts.flatMap(pathsIn))].filter((path) => path.startsWith('/loja/')).sort();
}

/** Returns the paths of shops from 1 to `count`. */
export const shopPaths = (count: number) =>
  Array.from({ length: count }, (_, index) => `/loja/loja-${index + 1}`).sort();
