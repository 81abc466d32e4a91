import { logger } from '../shared/logger.ts';
import type { Page } from '../shared/paging.ts';
import type { Job, JobName } from './jobs.ts';

/** Most items of a list that one message handles. */
export const itemsAtOnce = 100;

/**
 * Does work for each id of a page of a list, one after the other: transactions that check the same business
 * at the same time would cancel each other. Returns the jobs that continue: one of its own (`jobOfOne`) for
 * an id that fails, and `listJob` for the rest of the list.
 */
export async function workThroughPage(
  listJob: Job,
  { items: ids, position }: Page<string>,
  jobOfOne: JobName,
  work: (id: string) => Promise<void>,
): Promise<readonly Job[]> {
  const next: Job[] = [];
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      logger.error('left to a job of its own', { job: jobOfOne, id, error: error as Error });
      next.push({ name: jobOfOne, id });
    }
  }
  if (position !== undefined) next.push({ ...listJob, after: position });
  return next;
}
