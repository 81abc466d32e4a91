import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metrics } from '#lambdas/platform/logging/metrics.ts';
import { hourlyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { applyWrite } from '#lambdas/platform/table/transaction.ts';
import { WriteConflict } from '#lambdas/platform/table/write.ts';

/** The codes that are none which one person asks for in an hour: sixty at most, since others could be found by trying. */
const guessesOfHour = hourlyCount(keys.guessesOfHour, 60);

/** The metric of codes that are none, which an alarm watches. */
const unknownCodes = 'UnknownClaimCodes';

/** Counts a code that is none, or not for who asked. Throws TOO_MANY_REQUESTS where they asked for too many of those. */
export async function countGuess(userId: string, now: Date): Promise<void> {
  await guessesOfHour.requireBelowLimit(userId, now);
  metrics.addMetric(unknownCodes, MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
  try {
    await applyWrite(guessesOfHour.addOne(userId, now));
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    // Other calls of the same person reached the limit meanwhile.
    await guessesOfHour.requireBelowLimit(userId, now);
  }
}
