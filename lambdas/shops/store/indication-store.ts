import '#contract/http/zod-config.ts';
import { type Indication, indication } from '#contract/shops/indications.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { listByStatus } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { inGsi1, inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { type Key, keys, partitionId } from '#lambdas/platform/table/keys.ts';
import { queryPage, wholePartition } from '#lambdas/platform/table/query.ts';
import { getItem, getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, putNew, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

// Ids sort by creation.
function itemOf(item: Indication): Key & Item {
  return {
    ...keys.indication(item.id),
    ...inGsi1(partitions.indicationsOfStatus(item.status), item.id),
    ...inGsi2(partitions.indicationsOfUser(item.consumerId), item.id),
    ...item,
  };
}

/** Returns an indication by its id. */
export async function findIndication(id: string): Promise<Indication | undefined> {
  return parseStored(indication, await getItem(keys.indication(id)));
}

/** Reads indications by their ids, each once. Returns a look-up by id. */
export async function findIndications(
  ids: readonly string[],
): Promise<(id: string) => Indication | undefined> {
  const find = await getItems(ids.map(keys.indication));
  return (id) => parseStored(indication, find(keys.indication(id)));
}

/** Lists a page of indications with a status, the oldest first. */
export function listIndicationsByStatus(
  status: Indication['status'],
  request: PageRequest,
): Promise<Page<Indication>> {
  const partition = partitions.indicationsOfStatus(status);
  return listByStatus({ partition, status }, request, async (ids) =>
    ids.map(await findIndications(ids)),
  );
}

/** Writes an indication that must be new. */
export function insertIndication(item: Indication): Write {
  return putNew(itemOf(item));
}

/** Writes a changed indication; fails if it changed since it was read. */
export function replaceIndication(before: Indication, after: Indication): Write {
  return put(itemOf(after), attributesAre({ version: before.version }));
}

/** Indications per user and day: at most twenty. */
export const indicationsOfDay = dailyCount(keys.indicationsOfDay, 20);

/** Lists a page of the ids of a user's indications, the oldest first; those of the last second may be missing. */
export function listIndicationIdsOfUser(
  userId: string,
  request: PageRequest,
): Promise<Page<string>> {
  const range = wholePartition(partitions.indicationsOfUser(userId), 'GSI2');
  return queryPage(range, request, partitionId);
}

/** Removes an indication unless it changed since it was read; an unreadable one unconditionally. */
export function removeIndication(id: string, before: Indication | undefined): Write {
  if (!before) return remove(keys.indication(id));
  return remove(keys.indication(id), attributesAre({ version: before.version }));
}
