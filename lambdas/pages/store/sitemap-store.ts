import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { applyWrite, update } from '#lambdas/platform/table/transaction.ts';

/** A walk through active businesses, which several runs continue. */
const sitemapWalk = z.object({
  startedAt: instant,
  isDone: z.boolean(),
  /** Number of the next part, and the position in the list of businesses where it begins; absent for the start. */
  part: z.int(),
  position: z.exactOptional(z.string()),
  /** Number of parts of the last complete sitemap. */
  partsCount: z.int(),
  /** Until when a run may be writing; absent between runs. */
  busyUntil: z.exactOptional(instant),
});

export type SitemapWalk = z.output<typeof sitemapWalk>;

const noWalk: SitemapWalk = {
  startedAt: new Date(0).toISOString(),
  isDone: true,
  part: 1,
  partsCount: 0,
};

const walkItem = z.object({
  /** Number of changes. */
  revision: z._default(z.int(), 0),
  walk: z._default(sitemapWalk, noWalk),
});

export type StoredWalk = z.output<typeof walkItem>;

/** Returns the walk as the previous run left it, read strongly. Without one, an old walk is done. */
export async function findSitemapWalk(): Promise<StoredWalk> {
  return walkItem.parse((await getItem(keys.sitemapWalk())) ?? {});
}

/** Replaces the walk. Returns the stored walk. Throws WriteConflict if another run saved first. */
export async function saveSitemapWalk(
  { revision }: StoredWalk,
  walk: SitemapWalk,
): Promise<StoredWalk> {
  const next = revision + 1;
  await applyWrite(
    update(keys.sitemapWalk(), 'SET walk = :walk, revision = :next', {
      expression: revision === 0 ? 'attribute_not_exists(PK)' : 'revision = :read',
      values: { ':walk': walk, ':next': next, ...(revision > 0 && { ':read': revision }) },
    }),
  );
  return { revision: next, walk };
}
