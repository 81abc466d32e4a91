import type { AnyJob } from './job.ts';
import type { Checkpoint, JobSteps } from './job-steps.ts';

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
 * place.
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
