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
 * Compares the numbers of a business's shops and offers with its lists and sets them right. Returns whether one was
 * wrong. The stored number is read first, so what is added meanwhile makes the write fail and run again.
 */
export async function recountLists(businessId: string): Promise<boolean> {
  const wereWrong = [
    await recountList(businessId, 'shopsCount'),
    await recountList(businessId, 'storedOffersCount'),
  ];
  return wereWrong.includes(true);
}
