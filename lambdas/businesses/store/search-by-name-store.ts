import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { partitionId, partitions, wordsIn } from '#lambdas/platform/table/keys.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/ranges.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import {
  isFound,
  isShownAt,
  prefixesOf,
  type Readings,
} from '#lambdas/platform/text/search-query.ts';
import { type BusinessItem, findBusinesses } from './business-store.ts';
import { nameWordsOf } from './name-rows-store.ts';

/** Index rows read at most for one item of a page; past it the page comes out short. */
const rowsPerItem = 5;

/** The id of the record of a row; undefined where the record does not match, or is shown by another of its rows. */
function idIn(row: Item, readings: Readings): string | undefined {
  const { word, words } = wordsIn(row['GSI1SK']);
  return isShownAt(word, words, readings) ? partitionId(row) : undefined;
}

/**
 * A page of the businesses and revisions in any status whose names match: each word of a reading begins a word of
 * them. Ordered by the first matching word, then by name and id. There must be a reading.
 */
export function searchBusinessesByName(
  readings: Readings,
  { limit, position }: PageRequest,
): Promise<Page<BusinessItem>> {
  const seen = new Set<string>();
  // While the index follows a new name, old and new rows can be in it together.
  const isFirst = ({ id }: BusinessItem) => !seen.has(id) && seen.add(id) !== undefined;
  return collectPage({
    ranges: prefixesOf(readings).map((word) =>
      rowsBeginningWith(partitions.businessNames, word, 'GSI1'),
    ),
    limit,
    position,
    maxRows: limit * rowsPerItem,
    load: async (rows) => {
      const ids = rows.map((row) => idIn(row, readings));
      const find = await findBusinesses(ids.filter((id) => id !== undefined));
      return ids.map((id) => {
        const record = id === undefined ? undefined : find(id);
        const isShown = record && isFound(nameWordsOf(record), readings) && isFirst(record);
        return isShown ? record : undefined;
      });
    },
  });
}
