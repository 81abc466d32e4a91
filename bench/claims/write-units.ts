import type { Action } from '#test/support/memory-table/actions.ts';
import { tableShape } from '#test/support/memory-table/shape.ts';
import { itemAt } from '#test/support/memory-table/table.ts';
import { sizeOf, writeUnits } from '#test/support/memory-table/values.ts';
import { indexesOf, indexUnits } from '../support/meter/index-writes.ts';

const indexes = indexesOf(tableShape);

/**
 * Returns the write units of a write on the table and its indexes by DynamoDB's rules, before it is applied. The larger
 * item, before or after, counts, and doubles in a transaction. A failed condition costs the units of the existing item.
 */
export function unitsOfAction(
  action: Action,
  isTransaction: boolean,
): { readonly table: number; readonly indexes: number } {
  const before = itemAt(action.key);
  const times = isTransaction ? 2 : 1;
  if (!action.isAllowed(before)) return { table: times * writeUnits(sizeOf(before)), indexes: 0 };
  const after = action.apply(before);
  const ofIndexes = indexUnits(indexes, before, after).map(({ units }) => units);
  return {
    table: times * writeUnits(Math.max(sizeOf(before), sizeOf(after))),
    indexes: ofIndexes.reduce((sum, units) => sum + units, 0),
  };
}
