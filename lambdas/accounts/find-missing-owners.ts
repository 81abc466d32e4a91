import type { BusinessStatus } from '#contract/businesses.ts';
import { listBusinessesByStatus } from '../businesses/business-repository.ts';
import { hasAccount } from './has-account.ts';
import type { OwnerSweep } from './owner-sweep-repository.ts';

type Place = OwnerSweep['place'];

/** The states of businesses that an owner has not closed. */
const open: readonly BusinessStatus[] = ['active', 'pending_approval', 'suspended', 'rejected'];

/** Most businesses of one run, and of one page. The user pool answers one call after the other. */
const atMost = 300;
const pageSize = 25;

/**
 * Looks up the owners of the next 300 businesses in the user pool, as long as there is time. Returns the businesses whose
 * owner has no account, and the place where the next run goes on: undefined after the last business.
 */
export async function findMissingOwners(
  from: Place | undefined,
  hasTime: () => boolean,
): Promise<{ readonly missing: readonly string[]; readonly place: Place | undefined }> {
  const missing: string[] = [];
  let place = from ?? { status: 'active' as BusinessStatus };
  for (let count = 0; count < atMost && hasTime(); count += pageSize) {
    const { status, position } = place;
    const page = await listBusinessesByStatus(status, { limit: pageSize, position });
    for (const { id, userId, previousActive } of page.items) {
      if (previousActive === undefined && !(await hasAccount(userId))) missing.push(id);
    }
    const following = open[open.indexOf(status) + 1];
    if (page.position !== undefined) place = { status, position: page.position };
    else if (following === undefined) return { missing, place: undefined };
    else place = { status: following };
  }
  return { missing, place };
}
