import type { Action } from '../../support/memory-table/actions.ts';
import { itemAt } from '../../support/memory-table/table.ts';
import { tableShape } from '../../support/table-shape.ts';
import { indexesOf, indexUnits } from '../table-cost/index-writes.ts';
import { itemSize, writeUnits } from '../table-cost/item-size.ts';

const indexes = indexesOf(tableShape);

/**
 * Write units of the table and of its indexes by DynamoDB's rules, before a write is applied: those of the larger of the item
 * before and after, twice in a transaction. One whose condition fails takes those of the item that is there.
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
