import type { Removal } from '../accounts/removal-steps.ts';
import type { Job, NextJob } from './jobs.ts';
import { itemsAtOnce } from './work-through-page.ts';

/** Seconds between the two passes of a removal: more than twice what a call of the API may take. */
const delaySeconds = 60;

/** Where a removal continues, as `after` of its job has it: the name of a step, `/`, a position in its list. */
function placeIn(after: string, names: readonly string[]) {
  const [name = '', ...rest] = after.split('/');
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`A removal has no step ${name}`);
  return { index, position: rest.length > 0 ? rest.join('/') : undefined };
}

/**
 * Takes the steps of a removal from where its job continues, one after the other, until about 100 items are
 * worked through. Returns the job that continues; none at the end. Throws what a step throws: the job then runs
 * again from the same place.
 */
export async function takeSteps(
  job: Job,
  { first, late }: Removal,
  budget = itemsAtOnce,
): Promise<readonly NextJob[]> {
  const steps = [...Object.values(first), ...Object.values(late)];
  const names = [...Object.keys(first), ...Object.keys(late).map((name) => `late ${name}`)];
  const startOfLate = Object.keys(first).length;
  let { index, position } = placeIn(job.after ?? names[0] ?? '', names);
  let left = budget;
  for (let step = steps[index]; step; step = steps[index]) {
    const stretch = await step(position);
    left -= stretch.count;
    position = stretch.position;
    if (position !== undefined) {
      if (left <= 0) return [{ ...job, after: `${names[index]}/${position}` }];
      continue;
    }
    index += 1;
    const after = names[index];
    if (after === undefined) return [];
    if (index === startOfLate) return [{ ...job, after, delaySeconds }];
    if (left <= 0) return [{ ...job, after }];
  }
  return [];
}
