import type { Removal } from '../accounts/removal-steps.ts';
import type { Job, NextJob } from './jobs.ts';

/**
 * Seconds between the two passes of a removal: twice what anything may take that began before the first pass and
 * writes after it. A call of the API, which writes items, ends after 25 seconds, and a job on pictures, which writes
 * files, after 60.
 */
export const secondPassDelay = 120;

/** What `after` of a job begins with that does one item of a step again; the step's name, `/` and the id follow. */
const again = 'again ';

/** Does the item again that a job names; it is the queue that tries a job again, and raises an alarm at last. */
async function doAgain(after: string, steps: Removal['late']): Promise<void> {
  const [name = '', ...rest] = after.slice(again.length).split('/');
  const { workOfOne } = steps[name] ?? {};
  if (!workOfOne) throw new Error(`A removal has no step ${name} of single items`);
  await workOfOne(rest.join('/'));
}

/** A job of its own for each item that failed in a step. */
const jobsOfFailed = (job: Job, stepName: string, failed: readonly string[] = []): Job[] =>
  failed.map((id) => ({ ...job, after: `${again}${stepName.replace(/^late /, '')}/${id}` }));

/** Where a removal continues, as `after` of its job has it: the name of a step, `/`, a position in its list. */
function placeIn(after: string, names: readonly string[]) {
  const [name = '', ...rest] = after.split('/');
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`A removal has no step ${name}`);
  return { index, position: rest.length > 0 ? rest.join('/') : undefined };
}

/**
 * Takes the steps of a removal from where its job continues, one after the other, while there is time. Returns the job that continues; none at the end. An item that fails gets a job of its own, so that
 * it neither keeps the others nor is forgotten. Throws what a step throws: the job then runs again from the same
 * place.
 */
export async function takeSteps(
  job: Job,
  { first, late }: Removal,
  hasTime: () => boolean,
): Promise<readonly NextJob[]> {
  if (job.after?.startsWith(again)) {
    await doAgain(job.after, { ...first, ...late });
    return [];
  }
  const steps = [...Object.values(first), ...Object.values(late)];
  const names = [...Object.keys(first), ...Object.keys(late).map((name) => `late ${name}`)];
  const startOfLate = Object.keys(first).length;
  let { index, position } = placeIn(job.after ?? names[0] ?? '', names);
  const jobsAt = (name: string | undefined, at: string | undefined, isLater: boolean) => {
    if (name === undefined) return [];
    const after = at === undefined ? name : `${name}/${at}`;
    return [{ ...job, after, ...(isLater && { delaySeconds: secondPassDelay }) }];
  };
  for (let step = steps[index]; step; step = steps[index]) {
    const stretch = await step(position);
    position = stretch.position;
    const ofFailed = jobsOfFailed(job, names[index] ?? '', stretch.failed);
    if (position === undefined) index += 1;
    const isEndOfPass = position === undefined && [startOfLate, steps.length].includes(index);
    if (isEndOfPass || ofFailed.length > 0 || !hasTime()) {
      return [...ofFailed, ...jobsAt(names[index], position, isEndOfPass)];
    }
  }
  return [];
}
