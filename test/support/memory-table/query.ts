import type { QueryCommandInput, QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { Stored } from './actions.ts';
import { Bindings, Cursor } from './cursor.ts';
import { invalid } from './faults.ts';
import { indexes, type KeyNames, requireKnown, tableKey } from './shape.ts';
import { areEqual, compare, copyOf, type MemoryItem, requireBounds, sizeOf } from './values.ts';

const maxPageBytes = 1024 * 1024;

const parameters = [
  'TableName',
  'IndexName',
  'KeyConditionExpression',
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
  'ScanIndexForward',
  'ConsistentRead',
  'Limit',
  'Select',
  'ExclusiveStartKey',
];

type SortCondition = (sortKey: string) => boolean;

const signs = {
  '=': (order) => order === 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
} satisfies Record<string, (order: number) => boolean>;

function sortCondition(cursor: Cursor, name: string): SortCondition {
  if (cursor.takesFunction(['begins_with'])) {
    if (cursor.name() !== name) cursor.fail();
    cursor.expect(',');
    const start = String(cursor.value());
    cursor.expect(')');
    return (key) => key.startsWith(start);
  }
  if (cursor.name() !== name) throw invalid(`Query condition missed key schema element: ${name}`);
  if (cursor.takes('BETWEEN')) {
    const from = cursor.value();
    cursor.expect('AND');
    const to = cursor.value();
    requireBounds(from, to);
    return (key) => compare(key, from) >= 0 && compare(key, to) <= 0;
  }
  const sign = cursor.takesOneOf(Object.keys(signs) as (keyof typeof signs)[]) ?? cursor.fail();
  const value = cursor.value();
  return (key) => signs[sign](compare(key, value));
}

/** Parses a key condition into a test of items. */
function keyCondition(input: QueryCommandInput, { partition, sort }: KeyNames) {
  const bindings = new Bindings(input);
  const cursor = new Cursor(input.KeyConditionExpression ?? '', bindings);
  if (cursor.name() !== partition) {
    throw invalid(`Query condition missed key schema element: ${partition}`);
  }
  cursor.expect('=');
  const value = cursor.value();
  const matches = cursor.takes('AND') ? sortCondition(cursor, sort) : () => true;
  if (!cursor.isAtEnd) cursor.fail();
  bindings.finish();
  return (item: MemoryItem) =>
    areEqual(item[partition], value) && item[sort] !== undefined && matches(String(item[sort]));
}

const pick = (item: MemoryItem, isWanted: (name: string) => boolean): MemoryItem =>
  Object.fromEntries(Object.entries(item).filter(([name]) => isWanted(name)));

/** Returns the first rows, up to a limit and 1 MB, and whether that ended the page. */
function pageOf(
  rows: readonly MemoryItem[],
  limit: number,
): { rows: MemoryItem[]; isCut: boolean } {
  const page: MemoryItem[] = [];
  let bytes = 0;
  for (const row of rows) {
    page.push(row);
    bytes += sizeOf(row);
    if (page.length === limit || bytes >= maxPageBytes) return { rows: page, isCut: true };
  }
  return { rows: page, isCut: false };
}

/** Answers a query with these items. */
export function query(
  input: QueryCommandInput,
  items: Iterable<Stored>,
): Omit<QueryCommandOutput, '$metadata'> {
  requireKnown(input, parameters);
  const { IndexName, Select, Limit = Number.POSITIVE_INFINITY, ExclusiveStartKey: start } = input;
  const index = IndexName === undefined ? undefined : indexes.get(IndexName);
  if (IndexName !== undefined && !index) throw invalid(`There is no index ${IndexName}`);
  if (index?.isGlobal && input.ConsistentRead) {
    throw invalid('Consistent reads are not supported on global secondary indexes');
  }
  if (Limit < 1) throw invalid('Limit must be greater than or equal to 1');
  if (Select !== undefined && Select !== 'COUNT')
    throw new Error(`Select ${Select} is not supported`);
  const names = index ?? tableKey;
  const matches = keyCondition(input, names);
  const direction = input.ScanIndexForward === false ? -1 : 1;
  const order = [names.sort, tableKey.partition, tableKey.sort];
  const byKey = (left: MemoryItem, right: MemoryItem) =>
    direction * (order.map((name) => compare(left[name], right[name])).find((n) => n !== 0) ?? 0);
  const found = [...items]
    .filter((item) => matches(item) && (!start || byKey(item, start) > 0))
    .sort(byKey)
    .map((item) => (index ? pick(item, index.isProjected) : item));
  const page = pageOf(found, Limit);
  const last = page.isCut ? page.rows.at(-1) : undefined;
  const keyNames = [...Object.values(tableKey), names.partition, names.sort];
  return {
    Count: page.rows.length,
    ScannedCount: page.rows.length,
    ...(Select !== 'COUNT' && { Items: page.rows.map(copyOf) }),
    ...(last && { LastEvaluatedKey: pick(last, (name) => keyNames.includes(name)) }),
  };
}
