import { logger } from '../shared/logger.ts';
import type { Page, PageRequest } from '../shared/paging.ts';
import type { Job, JobName } from './jobs.ts';

/** Items of a list between two looks at the time: their work fits into the time that a turn leaves at its end. */
export const itemsAtOnce = 10;

/** Work on each item of a list. */
interface WorkOnList {
  readonly list: (request: PageRequest) => Promise<Page<string>>;
  /** The job of its own that an item gets that fails. */
  readonly jobOfOne: JobName;
  readonly work: (id: string) => Promise<void>;
}

/**
 * Does work for each id of a list from where its job continues, one after the other: transactions that check the same
 * business at the same time would cancel each other. Stops when there is no more time, or an id has failed. Returns the
 * jobs that continue: one for each id that failed, and one for the rest of the list.
 */
export async function workThroughList(
  listJob: Job,
  hasTime: () => boolean,
  { list, jobOfOne, work }: WorkOnList,
): Promise<readonly Job[]> {
  const { after: start, cause: _, ...rest } = listJob;
  const failed: Job[] = [];
  let position = start;
  do {
    const page = await list({ limit: itemsAtOnce, position });
    for (const id of page.items) {
      try {
        await work(id);
      } catch (error) {
        logger.error('left to a job of its own', { job: jobOfOne, id, error: error as Error });
        failed.push({ ...rest, name: jobOfOne, id });
      }
    }
    position = page.position;
  } while (position !== undefined && failed.length === 0 && hasTime());
  return position === undefined ? failed : [...failed, { ...listJob, after: position }];
}
