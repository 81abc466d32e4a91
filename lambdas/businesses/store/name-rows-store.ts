import type { Business } from '#contract/businesses/businesses.ts';
import { inGsi1, partitions, wordKey } from '#lambdas/platform/table/index-keys.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { remove, replace } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { distinctWords, indexedWords, nameKeyOf } from '#lambdas/platform/text/search-words.ts';

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
