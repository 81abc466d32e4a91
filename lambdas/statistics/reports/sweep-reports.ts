import { valueOfLetter } from '#contract/claims/base-32.ts';
import { listIdsByStatus } from '#lambdas/businesses/store/business-store.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { askMonthlyReports } from './ask-monthly-reports.ts';
import { monthBefore } from './monthly-report.ts';

/** Hour (UTC) of the day's first run. */
const firstHour = 6;

/** Groups of businesses; each has an hour of its own, to spread the files over the day. */
const groupCount = 16;

/** Ids read at a time. */
const idsPerPage = 500;

/** Group of a business, by the last letter of its ULID, which is random. */
const groupOf = (businessId: string) => valueOfLetter(businessId.slice(-1)) % groupCount;

/** Returns whether a run takes a business: one group each hour, all of them in the last run and at other hours. */
export function isOfRun(businessId: string, now: Date): boolean {
  const run = now.getUTCHours() - firstHour;
  return run < 0 || run >= groupCount || groupOf(businessId) === run;
}

/**
 * Runs every hour of the 8th of a month: requests last month's report for each active business without one. Throws
 * if time is up or a business fails, which raises an alarm; the last run takes all the rest.
 */
export async function sweepReports(now: Date, hasTime: () => boolean) {
  const month = monthBefore(now);
  let asked = 0;
  let failed = 0;
  let position: string | undefined;
  do {
    if (!hasTime()) throw new Error('No time for all businesses: run it again');
    const page = await listIdsByStatus('active', { limit: idsPerPage, position });
    const ids = page.items.filter((id) => isOfRun(id, now));
    const outcome = await askMonthlyReports(ids, month, now);
    asked += outcome.asked;
    failed += outcome.failed;
    position = page.position;
  } while (position !== undefined);
  logger.info('reports asked for', { asked, failed });
  if (failed > 0) throw new Error(`The reports of ${failed} businesses were not asked for`);
  return { asked };
}
