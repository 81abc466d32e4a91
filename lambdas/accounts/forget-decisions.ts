import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { forEachOf, type Step } from '../shared/steps.ts';
import {
  forgetSubject,
  forgetWhoDecided,
  listRecordsOf,
  listRecordsOn,
} from '../staff/forget-decisions-repository.ts';

/** Returns the step that removes a business, or an image owner without one, from staff's decision records. */
export const forgetDecisionsOn = (subjectId: string, now: Date): Step =>
  forEachOf(
    (request) => listRecordsOn(subjectId, request),
    (name) => retryOnConflict(async (commit) => commit(await forgetSubject(name, now))),
  );

/** Returns the step that removes a former staff member from the records of their decisions. */
export const forgetDecisionsOf = (staffId: string): Step =>
  forEachOf(
    (request) => listRecordsOf(staffId, request),
    (name) => retryOnConflict(async (commit) => commit(await forgetWhoDecided(name))),
  );
