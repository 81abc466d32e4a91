import '#contract/zod-config.ts';
import { type Indication, indication } from '#contract/indications.ts';
import type { Page, PageRequest } from '../shared/paging.ts';
import { collectPage } from '../shared/table/collect-page.ts';
import { inGsi1, inGsi2, type Key, keys, partitionId, partitions } from '../shared/table/keys.ts';
import { highest } from '../shared/table/query.ts';
import { getItem, getItems, type Item } from '../shared/table/read.ts';
import { parseStored } from '../shared/table/stored.ts';
import { put } from '../shared/table/transaction.ts';
import type { Write } from '../shared/write.ts';

// Ids sort by creation.
function itemOf(item: Indication): Key & Item {
  return {
    ...keys.indication(item.id),
    ...inGsi1(partitions.indicationsOfStatus(item.status), item.id),
    ...inGsi2(partitions.indicationsOfUser(item.consumerId), item.id),
    ...item,
  };
}

/** An indication by its id. */
export async function findIndication(id: string): Promise<Indication | undefined> {
  return parseStored(indication, await getItem(keys.indication(id)));
}

/** A page of indications of a status, the oldest first. */
export function listIndicationsByStatus(
  status: Indication['status'],
  { limit, position }: PageRequest,
): Promise<Page<Indication>> {
  return collectPage({
    ranges: [
      {
        index: 'GSI1',
        partition: partitions.indicationsOfStatus(status),
        from: '0',
        to: highest,
        newestFirst: false,
      },
    ],
    limit,
    maxRows: limit,
    position,
    load: async (rows) => {
      const found = rows.map((row) => keys.indication(partitionId(row)));
      const find = await getItems(found);
      const items = found.map((key) => parseStored(indication, find(key)));
      return items.map((item) => (item?.status === status ? item : undefined));
    },
  });
}

/** Writes an indication that must be new. */
export function insertIndication(item: Indication): Write {
  return put(itemOf(item));
}

/** Writes an indication over the one that was read, which must not have changed since. */
export function replaceIndication(before: Indication, after: Indication): Write {
  return put(itemOf(after), {
    expression: 'version = :version',
    values: { ':version': before.version },
  });
}
