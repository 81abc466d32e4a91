import { findBusinessCounters } from '#lambdas/businesses/store/business-counters-store.ts';
import {
  countList,
  type ListCounter,
  setListCount,
} from '#lambdas/businesses/store/list-counts-store.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';

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
