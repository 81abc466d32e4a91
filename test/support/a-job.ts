import { type JobName, type JobOf, jobs } from '#lambdas/entries/jobs.ts';
import { businessId } from './builders/a-business.ts';
import { ownerId } from './builders/people.ts';

/** What payloads have of a job on something of the business and its owner that has just begun. */
const begun = () => ({
  businessId,
  userId: ownerId,
  place: null,
  version: null,
  progress: null,
  at: new Date().toISOString(),
});

/**
 * Returns the message of a job as JSON. Fields that the job does not give are those of one that has just begun; fields
 * that its row does not have are left out. The message of an unknown job is not changed.
 */
export function bodyOf(job: object): string {
  const { name, ...fields }: { name?: JobName; turn?: number } = job;
  const payload =
    name !== undefined && jobs[name]?.payload.safeParse({ ...begun(), ...fields }).data;
  const { turn } = fields;
  return JSON.stringify(payload ? { name, ...payload, turn } : job);
}

/** A job that has just begun. */
export const aJob = <Name extends JobName>(
  name: Name,
  fields: Partial<JobOf<Name>> & { readonly id: string },
): JobOf<Name> =>
  ({ name, ...jobs[name].payload.parse({ ...begun(), ...fields }) }) as unknown as JobOf<Name>;
