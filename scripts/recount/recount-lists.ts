import { findBusinessCounters } from '#lambdas/businesses/business-counters-repository.ts';
import {
  countList,
  type ListCounter,
  setListCount,
} from '#lambdas/businesses/list-counts-repository.ts';
import { retryOnConflict } from '#lambdas/shared/retry-on-conflict.ts';

function recountList(businessId: string, counter: ListCounter): Promise<boolean> {
  return retryOnConflict(async (commit) => {
    const stored = (await findBusinessCounters(businessId))[counter];
    const counted = await countList(businessId, counter);
    if (stored === counted) return false;
    await commit([setListCount(businessId, counter, stored, counted)]);
    return true;
  });
}

/**
 * Corrects a business's numbers of shops and offers by its lists. Returns whether one was wrong. It reads the stored
 * number first, so that a concurrent addition makes the write fail and retry.
 */
export async function recountLists(businessId: string): Promise<boolean> {
  const wereWrong = [
    await recountList(businessId, 'shopsCount'),
    await recountList(businessId, 'storedOffersCount'),
  ];
  return wereWrong.includes(true);
}
