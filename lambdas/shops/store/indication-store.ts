import '#contract/http/zod-config.ts';
import { type Indication, indication } from '#contract/shops/indications.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { inGsi1, inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { listByStatus } from '#lambdas/platform/table/list-by-status.ts';
import { getItem, getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, putNew } from '#lambdas/platform/table/transaction.ts';
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
