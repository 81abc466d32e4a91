import type { Key } from '#lambdas/platform/table/keys.ts';
import { invalid } from './errors.ts';
import { indexAttributes, tableKey } from './shape.ts';
import { copyOf, type MemoryItem, sizeOf } from './values.ts';

const maxItemBytes = 400 * 1024;

/** Returns a key as one text. */
export const nameOf = ({ PK, SK }: Key): string => `${PK} ${SK}`;

function requireKeyAttribute(name: string, value: unknown): void {
  if (typeof value === 'string' && value !== '') return;
  throw invalid(`One or more parameter values were invalid: the key attribute ${name} is no text`);
}

/** Returns the key of a request; throws if it is malformed. */
export function keyFrom(given: MemoryItem | undefined): Key {
  const names = Object.keys(given ?? {});
  const { PK, SK } = given ?? {};
  if (names.length !== 2) throw invalid('The provided key element does not match the schema');
  requireKeyAttribute(tableKey.partition, PK);
  requireKeyAttribute(tableKey.sort, SK);
  return { PK: String(PK), SK: String(SK) };
}

/** Returns a copy of an item to store; throws if DynamoDB would refuse it. */
export function storable(given: MemoryItem): MemoryItem & Key {
  const item = copyOf(given);
  for (const name of [tableKey.partition, tableKey.sort]) requireKeyAttribute(name, item[name]);
  for (const name of indexAttributes) {
    if (item[name] !== undefined) requireKeyAttribute(name, item[name]);
  }
  if (sizeOf(item) > maxItemBytes) throw invalid('Item size has exceeded the maximum allowed size');
  return item as MemoryItem & Key;
}

/** Throws for an unsupported parameter, so that none is ignored. */
export function requireKnown(input: object, known: readonly string[]): void {
  const unknown = Object.entries(input).find(
    ([name, value]) => value !== undefined && !known.includes(name),
  );
  if (unknown) throw new Error(`The table in memory does not support ${unknown[0]}`);
}
