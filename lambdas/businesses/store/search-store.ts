import type { Business } from '#contract/businesses/businesses.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { inGsi1, partitions, wordKey, wordsIn } from '#lambdas/platform/table/index-keys.ts';
import { type Key, keys, partitionId } from '#lambdas/platform/table/keys.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/query.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { remove, replace } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import {
  isFound,
  isShownAt,
  prefixesOf,
  type Readings,
} from '#lambdas/platform/text/search-query.ts';
import { distinctWords, indexedWords, nameKeyOf } from '#lambdas/platform/text/search-words.ts';
import { type BusinessItem, findBusinesses } from './business-store.ts';

/** Most indexed words per record: an approval writes two records' rows in one transaction (100 writes). */
const maxWords = 24;

/** Returns whether a record is a rejected revision. Its business never had these names, so they are not searched. */
export const isArchived = ({ previousActive, status }: Business): boolean =>
  previousActive !== undefined && status === 'rejected';

/** Returns the distinct words for staff's search, from name and legal name. */
export function nameWordsOf(record: Business): string[] {
  if (isArchived(record)) return [];
  return distinctWords([record.name, record.legalName ?? '']).slice(0, maxWords);
}

/** Returns the search rows of a record, one per word. */
function nameRowsOf(record: Business): (Key & Item)[] {
  const words = nameWordsOf(record);
  const name = nameKeyOf(record.name);
  return indexedWords(words).map((word) => ({
    ...keys.nameWord(record.id, word),
    ...inGsi1(partitions.businessNames, wordKey({ word, name, id: record.id, words })),
  }));
}

/** Returns the writes that update search rows. The transaction requires that the record is unchanged. */
export function replaceNameRows(
  before: Business | undefined,
  after: Business | undefined,
): Write[] {
  const stored = before ? nameRowsOf(before) : [];
  const wanted = after ? nameRowsOf(after) : [];
  const storedAt = new Map(stored.map(({ SK, GSI1SK }) => [SK, GSI1SK]));
  const wantedKeys = new Set(wanted.map(({ SK }) => SK));
  return [
    ...stored.filter(({ SK }) => !wantedKeys.has(SK)).map(({ PK, SK }) => remove({ PK, SK })),
    ...wanted.filter(({ SK, GSI1SK }) => storedAt.get(SK) !== GSI1SK).map(replace),
  ];
}

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
  { limit, position }: PageRequest,
): Promise<Page<BusinessItem>> {
  const seen = new Set<string>();
  // The index may hold old and new rows of a record together.
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
