import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findReadableBusiness, removeBusiness } from './store/business-store.ts';

/** Removes the record of a closed business. Throws if it does not parse. */
export async function removeClosedBusiness(businessId: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const business = await findReadableBusiness(businessId);
    if (business?.status === 'closed') await commit(removeBusiness(business));
  });
}

/** Removes a pending or rejected revision of a business. Throws if it does not parse. */
export async function removeRevision(businessId: string, revisionId: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const revision = await findReadableBusiness(revisionId);
    if (revision?.previousActive === businessId) await commit(removeBusiness(revision));
  });
}
