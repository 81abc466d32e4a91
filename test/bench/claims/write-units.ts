import type { Action } from '../../support/memory-table/actions.ts';
import { itemAt } from '../../support/memory-table/table.ts';
import { tableShape } from '../../support/table-shape.ts';
import { indexesOf, indexUnits } from '../table-cost/index-writes.ts';
import { itemSize, writeUnits } from '../table-cost/item-size.ts';

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
  if (!action.isAllowed(before)) return { table: times * writeUnits(itemSize(before)), indexes: 0 };
  const after = action.apply(before);
  const ofIndexes = indexUnits(indexes, before, after).map(({ units }) => units);
  return {
    table: times * writeUnits(Math.max(itemSize(before), itemSize(after))),
    indexes: ofIndexes.reduce((sum, units) => sum + units, 0),
  };
}
