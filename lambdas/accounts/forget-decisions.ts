import { forEachOf, type Step } from '#lambdas/platform/jobs/steps.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import {
  forgetSubject,
  forgetWhoDecided,
  listRecordsOf,
  listRecordsOn,
} from '#lambdas/staff/store/forget-decisions-store.ts';

/**
 * The step that takes a business that is gone, or an owner of pictures without one, out of the records of staff's
 * decisions on them.
 */
export const forgetDecisionsOn = (subjectId: string, now: Date): Step =>
  forEachOf(
    (request) => listRecordsOn(subjectId, request),
    (name) => retryOnConflict(async (commit) => commit(await forgetSubject(name, now))),
  );

/** The step that takes a user who was staff out of the records of the decisions that they took. */
export const forgetDecisionsOf = (staffId: string): Step =>
  forEachOf(
    (request) => listRecordsOf(staffId, request),
    (name) => retryOnConflict(async (commit) => commit(await forgetWhoDecided(name))),
  );
