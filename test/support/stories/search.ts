import { randomBytes } from 'node:crypto';
import { shopRoutes } from '#contract/shops/routes.ts';
import { readPages } from './paging.ts';

/** Returns a unique word of letters, so that a search finds only the shops of one test. */
export const aWord = () => `zé${randomBytes(8).toString('hex').replaceAll(/\d/g, 'x')}`;

/** Returns the ids of the shops that a search finds, in a place or everywhere. */
export async function idsFor(q: string, place: Record<string, string> = {}): Promise<string[]> {
  return (await readPages(shopRoutes.searchShops, 50, { query: { q, ...place } })).flat();
}
