import type { Consistency } from '#lambdas/platform/paging/consistency.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { parseOffer, type StoredOffer } from './offer-item.ts';

/** Reads offers by their ids, in the given order; undefined for a missing one. */
export async function findOffers(
  ids: readonly string[],
  consistency: Consistency = 'strong',
): Promise<(StoredOffer | undefined)[]> {
  const wanted = ids.flatMap((id) => [keys.offer(id), keys.offerCounters(id)]);
  const find = await getItems(wanted, consistency);
  return ids.map((id) => parseOffer(find(keys.offer(id)), find(keys.offerCounters(id))));
}

/** Reads an offer by its id. */
export async function findOffer(
  id: string,
  consistency: Consistency = 'strong',
): Promise<StoredOffer | undefined> {
  const [found] = await findOffers([id], consistency);
  return found;
}

/** Reads titles of offers by their ids (eventual reads); undefined for a missing offer. */
export async function findTitles(
  ids: readonly string[],
): Promise<(id: string) => string | undefined> {
  const find = await getItems(ids.map(keys.offer), 'eventual');
  return (id) => parseOffer(find(keys.offer(id)), undefined)?.offer.title;
}
