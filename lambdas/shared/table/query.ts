import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table, tableName } from './client.ts';
import type { Item } from './read.ts';

/** One partition of the table or of an index, between two sort keys, in one direction. */
export interface Range {
  readonly index?: 'GSI1' | 'GSI2' | 'LSI1';
  readonly partition: string;
  /** Lowest and highest sort key, both included. */
  readonly from: string;
  readonly to: string;
  readonly newestFirst: boolean;
}

const partitionKey = { GSI1: 'GSI1PK', GSI2: 'GSI2PK', LSI1: 'PK', table: 'PK' } as const;
const sortKey = { GSI1: 'GSI1SK', GSI2: 'GSI2SK', LSI1: 'LSI1SK', table: 'SK' } as const;

/** The sort key by which a range orders its rows. */
export function sortKeyOf(range: Range): string {
  return sortKey[range.index ?? 'table'];
}

/** Nothing sorts after it that we write: sort keys are ASCII. */
export const highest = '\uffff';

/** What of a range comes after a sort key, that one left out. */
export function restAfter(range: Range, position: string | undefined): Range {
  if (position === undefined) return range;
  if (!range.newestFirst) return { ...range, from: `${position} ` };
  // The greatest string below `position`: its last character one less, then the highest there is.
  const last = position.charCodeAt(position.length - 1) - 1;
  return { ...range, to: `${position.slice(0, -1)}${String.fromCharCode(last)}${highest}` };
}

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
    // A global index cannot be read consistently; what it names is confirmed on the base items.
    ConsistentRead: range.index !== 'GSI1' && range.index !== 'GSI2',
    ...(limit !== undefined && { Limit: limit }),
  };
}

/** Up to `limit` rows of a range, from its start. */
export async function queryRange(range: Range, limit: number): Promise<Item[]> {
  // Past its last row, or by an altered paging key, a range is empty; DynamoDB takes that for a mistake.
  if (range.from > range.to) return [];
  const { Items } = await table.send(new QueryCommand(inputOf(range, limit)));
  return Items ?? [];
}

/** How many rows a range has, strongly consistent on the table and its local index. */
export async function countRange(range: Range): Promise<number> {
  let count = 0;
  let start: Item | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        ...inputOf(range, undefined),
        Select: 'COUNT',
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    count += page.Count ?? 0;
    start = page.LastEvaluatedKey;
  } while (start);
  return count;
}
