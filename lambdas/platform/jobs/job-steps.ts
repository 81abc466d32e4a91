import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { logger } from '../logging/logger.ts';
import type { ListProgress, Page, PageRequest } from '../paging/page.ts';
import type { AnyJob } from './job.ts';

/** Checkpoint of work on lists: the step's name, and the position in its list, null at the beginning. */
export const checkpoint = z.object({ step: z.string(), position: z.nullable(z.string()) });

export type Checkpoint = z.output<typeof checkpoint>;

/** The progress through a list. Jobs of their own do the work for the ids in `left`. */
interface StepProgress extends ListProgress {
  readonly left?: readonly string[];
}

/** Works through the next part of a list, in a few seconds at most. Running it again changes nothing. */
export interface JobStep {
  (position: string | undefined): Promise<StepProgress>;
  /** Does one item of the list. */
  readonly workOfOne?: (id: string) => Promise<void>;
  /** Seconds to wait after the previous step. */
  readonly delaySeconds?: number;
}

/** Steps by name, in order. */
export type JobSteps = Readonly<Record<string, JobStep>>;

/** Items of a list between two checks of the time; their work fits into the time reserved at the end of a run. */
export const stepPageSize = 10;

type List = (request: PageRequest) => Promise<Page<string>>;

/**
 * Returns a step that works on each id of a list in sequence: simultaneous transactions that check the same
 * business would cancel each other. A failed id is left to a job of its own.
 */
export function forEachOf(list: List, work: (id: string) => Promise<void>): JobStep {
  const step = async (position: string | undefined) => {
    const page = await list({ limit: stepPageSize, position });
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

/** Returns a step that leaves each id of a list to a job of its own, `limit` per message. */
export const leaveEachOf =
  (list: List, limit: number): JobStep =>
  async (position) => {
    const { items, ...rest } = await list({ limit, position });
    return { position: rest.position, left: items };
  };

/** Returns a step that is done at once. */
export const singleStep =
  (work: () => Promise<void>): JobStep =>
  async () => {
    await work();
    return { position: undefined };
  };

/**
 * Seconds between the two passes of a removal: twice the longest time of anything that may still write after the
 * first pass. An API call ends after 25 seconds, an image job after 60.
 */
export const secondPassDelay = 120;

/**
 * Returns the steps of a removal, and the same again (`late ...`) two minutes later, when no earlier call or job
 * can still write, followed by the `last` steps.
 */
export function withSecondPass(steps: JobSteps, last: JobSteps = {}): JobSteps {
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

/** A job that continues in lists. */
interface JobOnLists extends AnyJob {
  readonly place: Checkpoint | null;
}

const noneIsLeft = (id: string, step: string): never => {
  throw new Error(`The step ${step} leaves ${id} to no job`);
};

/**
 * Runs the steps of a job while there is time. Returns the next jobs: one for each failed item (`jobOfOne`), so it
 * holds up no others, and one for the rest. Throws the error of a step; the job then runs again from the same
 * checkpoint.
 */
export async function runSteps<Job extends JobOnLists, Next extends AnyJob = never>(
  job: Job,
  steps: JobSteps,
  hasTime: () => boolean,
  jobOfOne: (id: string, step: string) => Next = noneIsLeft,
): Promise<readonly (Job | Next)[]> {
  const names = Object.keys(steps);
  let checkpoint = job.place ?? { step: names[0] ?? '', position: null };
  for (;;) {
    const name = checkpoint.step;
    const { left = [], position = null } = await stepNamed(
      steps,
      name,
    )(checkpoint.position ?? undefined);
    const jobs = left.map((id) => jobOfOne(id, name));
    const next = position === null ? names[names.indexOf(name) + 1] : name;
    if (next === undefined) return jobs;
    checkpoint = { step: next, position };
    const { delaySeconds = 0 } = position === null ? stepNamed(steps, next) : {};
    if (delaySeconds > 0) return [...jobs, { ...job, place: checkpoint, delaySeconds }];
    if (jobs.length > 0 || !hasTime()) return [...jobs, { ...job, place: checkpoint }];
  }
}

function stepNamed(steps: JobSteps, name: string) {
  const step = steps[name];
  if (!step) throw new Error(`The job has no step ${name}`);
  return step;
}

/** Retries a failed item of a step; if it keeps failing, the queue raises an alarm. */
export async function takeItem(
  steps: JobSteps,
  { step, itemId }: { readonly step: string; readonly itemId: string },
): Promise<readonly never[]> {
  const { workOfOne } = steps[step] ?? {};
  if (!workOfOne) throw new Error(`No step ${step} has single items`);
  await workOfOne(itemId);
  return [];
}
