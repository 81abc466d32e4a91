import type { Business } from '#contract/businesses/businesses.ts';
import { inGsi1, type Key, keys, partitions, wordKey } from '#lambdas/platform/table/keys.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { remove, replace } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { distinctWords, indexedWords, nameKeyOf } from '#lambdas/platform/text/search-words.ts';

/**
 * Most words by which a record is found, those of its name first. The approval of a revision replaces those of the live
 * record and removes those of the revision, in one transaction of 100 actions.
 */
const maxWords = 24;

/** Whether a record is a rejected revision: its business never had these names, so nobody searches for them. */
export const isArchived = ({ previousActive, status }: Business): boolean =>
  previousActive !== undefined && status === 'rejected';

/** The distinct words of a record's name and registered name, by which staff find it. */
export function nameWordsOf(record: Business): string[] {
  if (isArchived(record)) return [];
  return distinctWords([record.name, record.legalName ?? '']).slice(0, maxWords);
}

/** The rows of a record: one for each word. */
function nameRowsOf(record: Business): (Key & Item)[] {
  const words = nameWordsOf(record);
  const name = nameKeyOf(record.name);
  return indexedWords(words).map((word) => ({
    ...keys.nameWord(record.id, word),
    ...inGsi1(partitions.businessNames, wordKey({ word, name, id: record.id, words })),
  }));
}

/**
 * The writes that make the rows of a record from those of before; none where its words are the same. They need no
 * condition of their own: the transaction requires the record to be as it was read.
 */
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
