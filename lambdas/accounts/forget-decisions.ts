import { forEachOf, type JobStep } from '#lambdas/platform/jobs/job-steps.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import {
  anonymizeDecision,
  forgetWhoDecided,
  listRecordsOf,
  listRecordsOn,
} from '#lambdas/staff/store/forget-decisions-store.ts';

/** Returns the step that removes a business, or an image owner without one, from staff's decision records. */
export const forgetDecisionsOn = (subjectId: string, now: Date): JobStep =>
  forEachOf(
    (request) => listRecordsOn(subjectId, request),
    (name) => retryOnConflict(async (commit) => commit(await anonymizeDecision(name, now))),
  );

/** Returns the step that removes a former staff member from the records of their decisions. */
export const forgetDecisionsOf = (staffId: string): JobStep =>
  forEachOf(
    (request) => listRecordsOf(staffId, request),
    (name) => retryOnConflict(async (commit) => commit(await forgetWhoDecided(name))),
  );
