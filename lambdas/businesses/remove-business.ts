import { transact } from '../shared/transact.ts';
import { findBusinessOrFail, removeBusiness } from './business-repository.ts';

/**
 * Removes the record of a business that is closed. Throws WriteConflict after six attempts, and where it cannot be
 * read.
 */
export async function removeClosedBusiness(businessId: string): Promise<void> {
  await transact(async (commit) => {
    const business = await findBusinessOrFail(businessId);
    if (business?.status === 'closed') await commit(removeBusiness(business));
  });
}

/**
 * Removes a revision of a business, waiting or archived. Throws WriteConflict after six attempts, and where it cannot
 * be read.
 */
export async function removeRevision(businessId: string, revisionId: string): Promise<void> {
  await transact(async (commit) => {
    const revision = await findBusinessOrFail(revisionId);
    if (revision?.previousActive === businessId) await commit(removeBusiness(revision));
  });
}
