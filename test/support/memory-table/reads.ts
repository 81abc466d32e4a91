import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key } from '#lambdas/platform/table/keys.ts';
import { nameOf } from './shape.ts';
import { requestsMade } from './table.ts';

interface ReadOfKeys {
  readonly Keys: readonly Key[];
  readonly ConsistentRead?: boolean | undefined;
}

/** Returns the inputs of all queries since `tableHolds`, for tests of read costs. */
export const queriesMade = (): QueryCommandInput[] =>
  requestsMade().flatMap(({ command, input }) =>
    command === 'Query' ? [input as unknown as QueryCommandInput] : [],
  );

/** Returns the number of rows that queries asked for since `tableHolds`. */
export const rowsAskedFor = (): number =>
  queriesMade().reduce((sum, { Limit = 0 }) => sum + Limit, 0);

/** Tells whether a read of an item by key was consistent; undefined if it was not read. */
export function consistencyOf(key: Key): boolean | undefined {
  const reads = requestsMade().flatMap(({ command, input }): ReadOfKeys[] => {
    if (command === 'Get') return [{ ...input, Keys: [input['Key'] as Key] }];
    return command === 'BatchGet' ? Object.values(input['RequestItems'] as object) : [];
  });
  const ofKey = reads.filter(({ Keys }) => Keys.some((one) => nameOf(one) === nameOf(key)));
  return ofKey.length === 0 ? undefined : ofKey.some(({ ConsistentRead }) => ConsistentRead);
}

/** Returns the number of items that were read by their keys since `tableHolds`. */
export const itemsAskedFor = (): number =>
  requestsMade().reduce((sum, { command, input }) => {
    if (command === 'Get') return sum + 1;
    if (command !== 'BatchGet') return sum;
    const reads = Object.values(input['RequestItems'] as Record<string, ReadOfKeys>);
    return sum + reads.reduce((count, { Keys }) => count + Keys.length, 0);
  }, 0);
