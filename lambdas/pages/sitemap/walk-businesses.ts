import { listBusinessesByStatus } from '#lambdas/businesses/store/business-store.ts';
import type { ClaimedWalk } from './claimed-walk.ts';
import { listedShopsOf } from './listed-shops.ts';
import { writeSitemapPart } from './sitemap-files.ts';
import { SitemapPart } from './sitemap-part.ts';

export interface SitemapSizes {
  /** Most addresses in a part. */
  readonly addresses: number;
  /** Businesses read at the same time. */
  readonly businesses: number;
}

export interface Run {
  readonly now: Date;
  readonly hasTime: () => boolean;
  readonly sizes: SitemapSizes;
}

/** Result of a run: the numbers of parts and shops that it wrote, and whether it came to the end of the list. */
interface Walked {
  readonly parts: number;
  readonly shops: number;
  readonly isAtEnd: boolean;
  /** Number of parts since the start of the walk. */
  readonly partsCount: number;
}

/**
 * Walks active businesses from where the last run stopped, and writes a part when one is full or time is up. A walk
 * continues between two pages of businesses, so a part ends there. A page with too many shops for one part fills
 * several.
 */
export async function walkBusinesses(
  walk: ClaimedWalk,
  { now, hasTime, sizes }: Run,
): Promise<Walked> {
  const { part: first } = walk.state;
  let { position } = walk.state;
  let part = new SitemapPart(first, sizes.addresses);
  let shopsCount = 0;
  let isAtEnd = false;
  const write = async () => {
    await writeSitemapPart(part.number, part.pages);
    part = new SitemapPart(part.number + 1, sizes.addresses);
  };
  while (!isAtEnd && hasTime()) {
    const request = { limit: sizes.businesses, position };
    const page = await listBusinessesByStatus('active', request, 'eventual');
    const shops = await listedShopsOf(page.items, now);
    if (part.hasShops && !part.hasRoomFor(shops.length)) {
      await write();
      await walk.reach(part.number, position);
    }
    for (const shop of shops) {
      if (!part.hasRoomFor(1)) await write();
      part.addShop(shop);
    }
    shopsCount += shops.length;
    position = page.position;
    isAtEnd = position === undefined;
  }
  // A sitemap has at least one part.
  if (part.hasShops || (isAtEnd && part.number === 1)) await write();
  if (!isAtEnd) await walk.reach(part.number, position);
  const partsCount = part.number - 1;
  return { parts: part.number - first, shops: shopsCount, isAtEnd, partsCount };
}
