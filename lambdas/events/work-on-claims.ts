import { cancelWithoutShops } from '../claims/cancel-claims.ts';
import { countClaims } from '../claims/count-claims.ts';
import { forgetEndedClaim } from '../claims/forget-consumer.ts';
import { endOfClaimsMonth } from '../claims/forgetting.ts';
import { listCodesBefore, listOpenCodes } from '../claims/repository/claim-repository.ts';
import { settleClaims, settledAfter, unitNames } from '../claims/settle-claims.ts';
import { forEachOf } from '../shared/steps.ts';
import type { claimJobs } from './rows/claim-jobs.ts';
import { done, type WorkOfQueue } from './run-batch.ts';
import { runSteps } from './run-steps.ts';

export const workOnClaims: Pick<WorkOfQueue<'jobs'>, keyof typeof claimJobs> = {
  'count-claims': async ({ id, businessId, at }) => {
    const units = unitNames(await countClaims(id, at));
    if (units.length === 0) return [];
    return [{ name: 'settle-claims', id, businessId, units, delaySeconds: settledAfter }];
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
