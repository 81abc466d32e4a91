import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Consistency, Page, PageRequest } from '../paging/page.ts';
import { table, tableName } from './client.ts';
import type { Item } from './read.ts';

/** One partition of the table or of an index, between two sort keys, in one direction. */
export interface Range {
  readonly index?: 'GSI1' | 'GSI2' | 'LSI1';
  readonly partition: string;
  /** Lowest and highest sort key, both included. */
  readonly from: string;
  readonly to: string;
  /** From the highest sort key down; by default from the lowest up. */
  readonly newestFirst?: boolean;
  /** Strong by default; a global index is always read eventually (DynamoDB supports nothing else). */
  readonly consistency?: Consistency;
}

const partitionKey = { GSI1: 'GSI1PK', GSI2: 'GSI2PK', LSI1: 'PK', table: 'PK' } as const;
const sortKey = { GSI1: 'GSI1SK', GSI2: 'GSI2SK', LSI1: 'LSI1SK', table: 'SK' } as const;

const sortKeyOf = (range: Range) => sortKey[range.index ?? 'table'];

/** Returns a row's position in a range: its sort key there. */
export function positionOf(row: Item, range: Range): string {
  return String(row[sortKeyOf(range)]);
}

/** Sorts after every sort key that we write: those are ASCII. */
export const highest = '\uffff';

/** Returns the part of a range after a position, which never exceeds the range, whatever the paging key says. */
export function rangeAfter(range: Range, position: string | undefined): Range {
  if (position === undefined) return range;
  if (!range.newestFirst) {
    const from = `${position} `;
    return from > range.from ? { ...range, from } : range;
  }
  // The greatest string below `position`: its last character minus one, then the highest character.
  const last = position.charCodeAt(position.length - 1) - 1;
  const to = `${position.slice(0, -1)}${String.fromCharCode(last)}${highest}`;
  return to < range.to ? { ...range, to } : range;
}

const isGlobal = ({ index }: Range) => index === 'GSI1' || index === 'GSI2';

function inputOf(range: Range, limit: number | undefined) {
  return {
    TableName: tableName,
    ...(range.index && { IndexName: range.index }),
    KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :to',
    ExpressionAttributeNames: {
      '#pk': partitionKey[range.index ?? 'table'],
      '#sk': sortKeyOf(range),
    },
    ExpressionAttributeValues: { ':pk': range.partition, ':from': range.from, ':to': range.to },
    ScanIndexForward: !range.newestFirst,
    ConsistentRead: !isGlobal(range) && range.consistency !== 'eventual',
    ...(limit !== undefined && { Limit: limit }),
  };
}

/** Reads up to `limit` rows of a range, from its start. */
export async function queryRange(range: Range, limit: number): Promise<Item[]> {
  // A range is empty past its last row, or with an altered paging key; DynamoDB refuses such a query.
  if (range.from > range.to) return [];
  const { Items } = await table.send(new QueryCommand(inputOf(range, limit)));
  return Items ?? [];
}

/** All pages (1 MB each) of a range. Only for ranges of limited length. */
async function* pagesOf(range: Range, select: { readonly Select?: 'COUNT' } = {}) {
  let start: Item | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        ...inputOf(range, undefined),
        ...select,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    yield page;
    start = page.LastEvaluatedKey;
  } while (start);
}

/** Counts the rows of a range. */
export async function countRange(range: Range): Promise<number> {
  let count = 0;
  for await (const page of pagesOf(range, { Select: 'COUNT' })) count += page.Count ?? 0;
  return count;
}

/** Reads every row of a range. */
export async function queryAll(range: Range): Promise<Item[]> {
  const rows: Item[] = [];
  for await (const { Items = [] } of pagesOf(range)) rows.push(...Items);
  return rows;
}

/** Returns one page of a range, each row mapped by `read`, for example to its id. */
export async function queryPage<T>(
  range: Range,
  { limit, position }: PageRequest,
  read: (row: Item) => T,
): Promise<Page<T>> {
  const rows = await queryRange(rangeAfter(range, position), limit);
  const last = rows.at(-1);
  const hasMore = last !== undefined && rows.length === limit;
  return { items: rows.map(read), ...(hasMore && { position: positionOf(last, range) }) };
}

type Index = NonNullable<Range['index']>;

const rangeOf = (partition: string, from: string, to: string, index?: Index): Range => ({
  ...(index && { index }),
  partition,
  from,
  to,
});

/** Returns the range of a whole partition of the table or of an index. */
export const wholePartition = (partition: string, index?: Index): Range =>
  rangeOf(partition, '0', highest, index);

/** Returns the range of a partition's rows whose sort keys begin with a prefix. */
export const rowsBeginningWith = (partition: string, prefix: string, index?: Index): Range =>
  rangeOf(partition, prefix, `${prefix}${highest}`, index);

/** Returns the range of an index partition's rows up to a sort key. */
export const rowsUpTo = (partition: string, sortKey: string, index: Index): Range =>
  rangeOf(partition, '0', sortKey, index);
