import { logger } from '#lambdas/platform/logging/logger.ts';
import { findViewed } from '../store/viewed-store.ts';
import { addViews } from '../store/views-store.ts';
import { addUpViews, type DayViews } from './add-up-views.ts';
import type { QueuedViews } from './queued-views.ts';

/** Items written at a time. */
const batchSize = 25;

async function addAll(sums: readonly DayViews[]): Promise<void> {
  const outcomes = await Promise.allSettled(sums.map(addViews));
  const failures = outcomes.filter(({ status }) => status === 'rejected');
  const [failure] = failures as PromiseRejectedResult[];
  if (!failure) return;
  logger.warn('views were not counted', { items: failures.length, error: failure.reason });
}

/**
 * Adds a batch of beacons to their days. Throws before anything is written if offers or shops cannot be read. A
 * failed write is lost: if the batch came again, the others would count twice.
 */
export async function saveViews(batch: readonly QueuedViews[]): Promise<void> {
  const sums = addUpViews(batch, await findViewed(batch));
  for (let start = 0; start < sums.length; start += batchSize) {
    await addAll(sums.slice(start, start + batchSize));
  }
}
