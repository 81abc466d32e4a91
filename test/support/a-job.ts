import type { Context } from 'aws-lambda';
import { type JobName, type JobOf, jobs } from '#lambdas/entries/jobs.ts';
import { businessId } from './builders/a-business.ts';
import { ownerId } from './builders/people.ts';

/** Payload fields of a new job for the business and its owner. */
const begun = () => ({
  businessId,
  userId: ownerId,
  place: null,
  version: null,
  progress: null,
  at: new Date().toISOString(),
});

/**
 * Returns a job's message as JSON. Missing fields are those of a new job; unknown fields are left out. The message of
 * an unknown job stays as it is.
 */
export function bodyOf(job: object): string {
  const { name, ...fields }: { name?: JobName; turn?: number } = job;
  const payload =
    name !== undefined && jobs[name]?.payload.safeParse({ ...begun(), ...fields }).data;
  const { turn } = fields;
  return JSON.stringify(payload ? { name, ...payload, turn } : job);
}

/** Returns a new job. */
export const aJob = <Name extends JobName>(
  name: Name,
  fields: Partial<JobOf<Name>> & { readonly id: string },
): JobOf<Name> =>
  ({ name, ...jobs[name].payload.parse({ ...begun(), ...fields }) }) as unknown as JobOf<Name>;

/** The context of a Lambda call; only the remaining milliseconds are used. */
export const aContext = (getRemainingTimeInMillis: () => number = () => 60_000): Context =>
  ({ getRemainingTimeInMillis }) as Context;

/** The context of a call that has time only for the first items of a list. */
export const aShortContext = (): Context => {
  let isFirst = true;
  return aContext(() => {
    const remaining = isFirst ? 60_000 : 0;
    isFirst = false;
    return remaining;
  });
};
