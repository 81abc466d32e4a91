import { billBusiness } from '../billing/bill-business.ts';
import { done, runBatchesOf } from './run-batch.ts';

/** Runs the jobs on subscriptions. */
export const handler = runBatchesOf<'billing'>({
  'bill-business': ({ id }, now) => done(billBusiness(id, now)),
});
