import type { GetCommandInput } from '@aws-sdk/lib-dynamodb';
import { actionsOf } from '#test/support/memory-table/actions.ts';
import { tableShape } from '#test/support/memory-table/shape.ts';
import { itemAt, type TableRequest } from '#test/support/memory-table/table.ts';
import { readUnits, sizeOf, writeUnits } from '#test/support/memory-table/values.ts';
import { indexesOf, indexUnits } from '../support/meter/index-writes.ts';

/** Read and write units. */
export interface Units {
  readonly reads: number;
  readonly writes: number;
}

const indexes = indexesOf(tableShape);

const readUnitsOf = ({ Key = {} }: GetCommandInput): number =>
  readUnits(sizeOf(itemAt(Key as never)));

/**
 * Returns the units of a request to the in-memory table by DynamoDB's rules, before it is answered. A strong read costs
 * one unit per 4 KB, a transaction two per KB of an item, and each changed or moved index entry one or two.
 */
export function unitsOfRequest({ command, input }: TableRequest): Units {
  if (command === 'Get')
    return { reads: readUnitsOf(input as unknown as GetCommandInput), writes: 0 };
  if (command === 'TransactWrite') {
    const writes = actionsOf('TransactWriteCommand', input).map(({ key, apply }) => {
      const before = itemAt(key);
      const after = apply(before);
      const ofIndexes = indexUnits(indexes, before, after).map(({ units }) => units);
      const ofItem = 2 * writeUnits(Math.max(sizeOf(before), sizeOf(after)));
      return ofIndexes.reduce((sum, units) => sum + units, ofItem);
    });
    return { reads: 0, writes: writes.reduce((sum, units) => sum + units, 0) };
  }
  throw new Error(`The units of a ${command} are not known`);
}
