import { logger } from '../shared/logger.ts';
import type { Page, PageRequest, Stretch } from '../shared/paging.ts';

/** A part of a list that was worked through, but for the ids that failed. */
interface StretchOfStep extends Stretch {
  readonly failed?: readonly string[];
}

/**
 * Works through the next part of a list, which takes a few seconds at most. Running it again changes nothing. `workOfOne` does one
 * item again that failed.
 */
export interface Step {
  (position: string | undefined): Promise<StretchOfStep>;
  readonly workOfOne?: (id: string) => Promise<void>;
}

/** The steps of a removal by their names, in the order in which they are taken. */
type Steps = Readonly<Record<string, Step>>;

/**
 * A removal: `first` at once, `late` two minutes later, when no call or job that was under way can write any more. The
 * late steps repeat the first ones and remove what those needed.
 */
export interface Removal {
  readonly first: Steps;
  readonly late: Steps;
}

/** Items of a list that one step works through between two looks at the time: each takes transactions of its own. */
const itemsOfStep = 10;

/** A step that does work for each id of a list, one after the other. It goes on with the others where one fails. */
export function forEachOf(
  list: (request: PageRequest) => Promise<Page<string>>,
  work: (id: string) => Promise<void>,
): Step {
  const step = async (position: string | undefined) => {
    const page = await list({ limit: itemsOfStep, position });
    const failed: string[] = [];
    for (const id of page.items) {
      try {
        await work(id);
      } catch (error) {
        logger.error('left to a job of its own', { id, error: error as Error });
        failed.push(id);
      }
    }
    return { position: page.position, failed };
  };
  return Object.assign(step, { workOfOne: work });
}

/** A step that is done at once. */
export function once(work: () => Promise<void>): Step {
  return async () => {
    await work();
    return { position: undefined };
  };
}
