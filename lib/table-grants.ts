/**
 * What a Lambda may do with the table. `none`: nothing. `caller`: read single items, which is enough to look
 * up the caller. `items`: also put and update items by key. `all`: also delete items, read in batches, and
 * query the table and its indexes. `reads`: read items, also in batches, query the table and its indexes, and
 * change single items.
 */
export type TableGrant = 'none' | 'caller' | 'items' | 'reads' | 'all';

const caller = ['dynamodb:GetItem'];
const items = [...caller, 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:ConditionCheckItem'];
const reads = [...caller, 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:UpdateItem'];
const all = [...items, 'dynamodb:DeleteItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];

/** The actions on the table that a grant allows. */
export const tableActions: Readonly<Record<TableGrant, readonly string[]>> = {
  none: [],
  caller,
  items,
  reads,
  all,
};
