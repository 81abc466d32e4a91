import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { logger } from '../logging/logger.ts';
import type { ListProgress, Page, PageRequest } from '../paging/paging.ts';

/** Where work on lists goes on: the name of a step, and the position in its list, null at its beginning. */
export const place = z.object({ step: z.string(), position: z.nullable(z.string()) });

export type Place = z.output<typeof place>;

/** A part of a list that was worked through, but for the ids that are left to jobs of their own. */
interface StretchOfStep extends ListProgress {
  readonly left?: readonly string[];
}

/** Works through the next part of a list, which takes a few seconds at most. Running it again changes nothing. */
export interface Step {
  (position: string | undefined): Promise<StretchOfStep>;
  /** Does one item of the list. */
  readonly workOfOne?: (id: string) => Promise<void>;
  /** Seconds between the end of the step before and this one. */
  readonly delaySeconds?: number;
}

/** Steps by their names, in the order in which they are taken. */
export type Steps = Readonly<Record<string, Step>>;

/** Items of a list between two looks at the time: their work fits into the time that a turn leaves at its end. */
export const itemsAtOnce = 10;

type List = (request: PageRequest) => Promise<Page<string>>;

/**
 * A step that does work for each id of a list, one after the other: transactions that check the same business at the
 * same time would cancel each other. It goes on with the others where one fails, which is left.
 */
export function forEachOf(list: List, work: (id: string) => Promise<void>): Step {
  const step = async (position: string | undefined) => {
    const page = await list({ limit: itemsAtOnce, position });
    const left: string[] = [];
    for (const id of page.items) {
      try {
        await work(id);
      } catch (error) {
        logger.error('left to a job of its own', { id, error: error as Error });
        left.push(id);
      }
    }
    return { position: page.position, left };
  };
  return Object.assign(step, { workOfOne: work });
}

/** A step that leaves each id of a list to a job of its own, so many in a message. */
export const leaveEachOf =
  (list: List, limit: number): Step =>
  async (position) => {
    const { items, ...rest } = await list({ limit, position });
    return { position: rest.position, left: items };
  };

/** A step that is done at once. */
export const once =
  (work: () => Promise<void>): Step =>
  async () => {
    await work();
    return { position: undefined };
  };

/**
 * Seconds between the two passes of a removal: twice what anything may take that began before the first pass and
 * writes after it. A call of the API, which writes items, ends after 25 seconds, and a job on pictures, which writes
 * files, after 60.
 */
export const secondPassDelay = 120;

/**
 * The steps of a removal, and two minutes later, when no call or job that was under way can write any more, the same
 * ones again and those that remove what they needed. The names of these begin with `late `.
 */
export function twice(steps: Steps, last: Steps = {}): Steps {
  const late = Object.entries({ ...steps, ...last }).map(([name, step], index) => [
    `late ${name}`,
    Object.assign(
      (position: string | undefined) => step(position),
      step,
      index === 0 && { delaySeconds: secondPassDelay },
    ),
  ]);
  return { ...steps, ...Object.fromEntries(late) };
}
