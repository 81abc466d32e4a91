import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { partitions, wordsIn } from '#lambdas/platform/table/index-keys.ts';
import { partitionId } from '#lambdas/platform/table/keys.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/query.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import {
  isFound,
  isShownAt,
  prefixesOf,
  type Readings,
} from '#lambdas/platform/text/search-words.ts';
import { type BusinessItem, findBusinesses } from './business-store.ts';
import { nameWordsOf } from './name-rows-store.ts';

/** Index rows read per item of a page; with more non-matching rows the page is short. */
const rowsPerItem = 5;

/** Returns the record id of a row; undefined if the record does not match or appears at another of its rows. */
function idIn(row: Item, readings: Readings): string | undefined {
  const { word, words } = wordsIn(row['GSI1SK']);
  return isShownAt(word, words, readings) ? partitionId(row) : undefined;
}

/** Returns a page of businesses and revisions whose name words begin with all words of a reading. */
export function searchBusinessesByName(
  readings: Readings,
  request: PageRequest,
): Promise<Page<BusinessItem>> {
  const seen = new Set<string>();
  // The index may hold old and new rows of a record together.
  const isFirst = ({ id }: BusinessItem) => !seen.has(id) && seen.add(id) !== undefined;
  return collectPage({
    ranges: prefixesOf(readings).map((word) =>
      rowsBeginningWith(partitions.businessNames, word, 'GSI1'),
    ),
    ...request,
    maxRows: request.limit * rowsPerItem,
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
