import type { DayPeriod } from '#contract/statistics/period.ts';
import { checkBusinessStatus, findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findReport, findStoredIds, insertReport } from '../store/report-store.ts';
import { monthlyReportId, newMonthlyReport } from './monthly-report.ts';

/** Businesses written at the same time. */
const concurrency = 25;

/** Requests a business's report on a month, unless it has one or is not active any more. */
async function askForReport(businessId: string, month: DayPeriod, now: Date): Promise<void> {
  await retryOnConflict(async (commit) => {
    const [report, business] = await Promise.all([
      findReport(businessId, monthlyReportId(businessId, month)),
      findBusiness(businessId),
    ]);
    if (report || business?.status !== 'active') return;
    await commit([
      insertReport(newMonthlyReport(businessId, month, now)),
      checkBusinessStatus(businessId, 'active'),
    ]);
  });
}

/** Numbers of businesses whose reports were requested, and that failed. */
interface Asked {
  readonly asked: number;
  readonly failed: number;
}

/** Requests the missing reports of some businesses on a month. Logs and counts a business that fails. */
export async function askMonthlyReports(
  businessIds: readonly string[],
  month: DayPeriod,
  now: Date,
): Promise<Asked> {
  const wanted = businessIds.map((businessId) => ({
    businessId,
    id: monthlyReportId(businessId, month),
  }));
  const stored = await findStoredIds(wanted);
  const missing = wanted.filter(({ id }) => !stored.has(id));
  let failed = 0;
  for (let start = 0; start < missing.length; start += concurrency) {
    const some = missing.slice(start, start + concurrency);
    const outcomes = await Promise.allSettled(
      some.map(({ businessId }) => askForReport(businessId, month, now)),
    );
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') continue;
      failed += 1;
      const { businessId } = some[index] ?? {};
      logger.error('report not asked for', { id: businessId, error: outcome.reason as Error });
    }
  }
  return { asked: missing.length - failed, failed };
}
