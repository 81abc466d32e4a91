import { valueOfLetter } from '#contract/claims/base-32.ts';
import { listIdsByStatus } from '#lambdas/businesses/store/business-store.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { askMonthlyReports } from './ask-monthly-reports.ts';
import { monthBefore } from './monthly-report.ts';

/** The hour in UTC of the first run of the day. */
const firstHour = 6;

/** The groups of businesses: each has an hour of its own, so that the files are made over the day. */
const groupCount = 16;

/** Ids that are read at a time. */
const idsAtOnce = 500;

/** The group of a business, by the last letter of its ULID, which is random. */
const groupOf = (businessId: string) => valueOfLetter(businessId.slice(-1)) % groupCount;

/** Whether a run takes a business: one group each hour, and all of them in the last one and at other hours. */
export function isOfRun(businessId: string, now: Date): boolean {
  const run = now.getUTCHours() - firstHour;
  return run < 0 || run >= groupCount || groupOf(businessId) === run;
}

/**
 * Runs every hour of the 8th of a month: asks for the report of the month before for each active business that has none. Throws
 * where the time ends or a business fails, so that the event is kept and raises an alarm; the last run takes all that is
 * left, too.
 */
export async function sweepReports(now: Date, hasTime: () => boolean) {
  const month = monthBefore(now);
  let asked = 0;
  let failed = 0;
  let position: string | undefined;
  do {
    if (!hasTime()) throw new Error('No time for all businesses: run it again');
    const page = await listIdsByStatus('active', { limit: idsAtOnce, position });
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
