import { forEachOf, runSteps } from '#lambdas/platform/jobs/job-steps.ts';
import { done, type WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import { countClaims, holdNames, settleClaims, settleDelaySeconds } from './count-claims.ts';
import { cancelWithoutShops } from './end-claim.ts';
import { forgetEndedClaim } from './forget-consumer.ts';
import { endOfClaimsMonth } from './forgetting.ts';
import type { claimJobs } from './jobs.ts';
import { listCodesBefore, listOpenCodes } from './store/claim-store.ts';

/** The work of each job on claims. */
export const claimJobWork: WorkOn<typeof claimJobs> = {
  'count-claims': async ({ id, businessId, at }) => {
    const units = holdNames(await countClaims(id, at));
    if (units.length === 0) return [];
    return [{ name: 'settle-claims', id, businessId, units, delaySeconds: settleDelaySeconds }];
  },
  'settle-claims': ({ id, units }) => done(settleClaims(id, units)),
  'cancel-claims-of-shop': (job, now, hasTime) => {
    const claims = forEachOf(
      (request) => listOpenCodes(job.businessId, request, now),
      (code) => cancelWithoutShops(code, now),
    );
    const { businessId } = job;
    const ofOne = (id: string) => ({ name: 'cancel-claim-of-shop', id, businessId }) as const;
    return runSteps(job, { claims }, hasTime, ofOne);
  },
  'forget-consumers': (job, _, hasTime) => {
    const before = endOfClaimsMonth(job.month);
    const claims = forEachOf(
      (request) => listCodesBefore(job.id, before, request),
      (code) => forgetEndedClaim(code, before),
    );
    const { id: businessId, month } = job;
    const ofOne = (id: string) => ({ name: 'forget-consumer', id, businessId, month }) as const;
    return runSteps(job, { claims }, hasTime, ofOne);
  },
  'cancel-claim-of-shop': ({ id }, now) => done(cancelWithoutShops(id, now)),
  'forget-consumer': ({ id, month }) => done(forgetEndedClaim(id, endOfClaimsMonth(month))),
};
