import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metrics } from '#lambdas/platform/logging/metrics.ts';
import { hourlyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { applyWrite } from '#lambdas/platform/table/transaction.ts';
import { WriteConflict } from '#lambdas/platform/table/write.ts';

/** Unknown codes that one user may ask for per hour; more would allow finding codes by trying. */
const guessesOfHour = hourlyCount(keys.guessesOfHour, 60);

/** Name of the metric of unknown codes, which has an alarm. */
const unknownCodes = 'UnknownClaimCodes';

/** Counts an unknown or foreign code. Throws TOO_MANY_REQUESTS after too many of them. */
export async function countGuess(userId: string, now: Date): Promise<void> {
  await guessesOfHour.requireBelowLimit(userId, now);
  metrics.addMetric(unknownCodes, MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
  try {
    await applyWrite(guessesOfHour.addOne(userId, now));
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    // Concurrent calls of the same user reached the limit.
    await guessesOfHour.requireBelowLimit(userId, now);
  }
}
