import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { metrics } from '#lambdas/platform/logging/metrics.ts';
import { WriteConflict } from '#lambdas/platform/table/write.ts';
import { ClaimedWalk } from './claimed-walk.ts';
import { removeSitemapPart, site, writeSitemapIndex } from './sitemap-files.ts';
import { type Run, type SitemapSizes, walkBusinesses } from './walk-businesses.ts';

/**
 * A part has at most 50,000 addresses (https://www.sitemaps.org/protocol.html). So many of ours have far less than the 50
 * MB that it may have.
 */
const usualSizes: SitemapSizes = { addresses: 50_000, businesses: 50 };

/** Writes the index after the last part, then removes the parts that only the last sitemap had. */
async function finish(walk: ClaimedWalk, partsCount: number, now: Date): Promise<void> {
  await writeSitemapIndex(partsCount, now.toISOString().slice(0, 10));
  // A run that crashed may have written one part more.
  const last = Math.max(walk.state.partsCount, partsCount + 1);
  for (let part = partsCount + 1; part <= last; part += 1) await removeSitemapPart(part);
  await walk.finish(partsCount);
}

/** Numbers of parts and shops that a run wrote. */
interface Written {
  readonly parts: number;
  readonly shops: number;
}

async function continueWalk(walk: ClaimedWalk, run: Run): Promise<Written> {
  const { startedAt } = walk.state;
  try {
    const { parts, shops, isAtEnd, partsCount } = await walkBusinesses(walk, run);
    if (isAtEnd) await finish(walk, partsCount, run.now);
    else await walk.release();
    const age = isAtEnd ? 0 : Math.round((run.now.getTime() - Date.parse(startedAt)) / 1000);
    metrics.addMetric('UnfinishedSitemap', MetricUnit.Seconds, age);
    metrics.publishStoredMetrics();
    logger.info('sitemap written', { parts, shops, isAtEnd });
    return { parts, shops };
  } catch (error) {
    // Lambda repeats a failed run after a minute. Where this fails too, the claim ends by itself.
    await walk.release().catch(() => undefined);
    throw error;
  }
}

const nothing: Written = { parts: 0, shops: 0 };

/**
 * Runs every ten minutes of the early morning, and writes a sitemap each day: the pages of live shops, and of places
 * with offers. A run continues where the last one stopped. Shops that are not public any more leave with the next sitemap.
 */
export async function writeSitemap(
  now: Date,
  hasTime: () => boolean,
  sizes = usualSizes,
): Promise<Written> {
  if (site === '') {
    logger.warn('no sitemap is written: the site has no address yet');
    return nothing;
  }
  try {
    const walk = await ClaimedWalk.claim(now);
    return walk ? await continueWalk(walk, { now, hasTime, sizes }) : nothing;
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    logger.info('another run took over the sitemap');
    return nothing;
  }
}
