import { type JobName, type JobOf, jobs } from '#lambdas/events/jobs.ts';
import { businessId } from './builders/a-business.ts';
import { ownerId } from './builders/people.ts';

/** What payloads have of a job on something of the business and its owner that has just begun. */
export const begun = () => ({
  businessId,
  userId: ownerId,
  place: null,
  version: null,
  progress: null,
  at: new Date().toISOString(),
});

/** A job that has just begun. */
export const aJob = <Name extends JobName>(
  name: Name,
  fields: Partial<JobOf<Name>> & { readonly id: string },
): JobOf<Name> =>
  ({ name, ...jobs[name].payload.parse({ ...begun(), ...fields }) }) as unknown as JobOf<Name>;
