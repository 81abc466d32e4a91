/**
 * Access of a Lambda to the table:
 * - `caller`: read single items, which is enough to look up the caller.
 * - `items`: also put, update and delete items by key.
 * - `all`: also read in batches, and query the table and its indexes.
 * - `queries`: read items, also in batches, and query.
 * - `queries-and-updates`: like `queries`, and update single items.
 */
export type TableGrant = 'none' | 'caller' | 'items' | 'queries' | 'queries-and-updates' | 'all';

const caller = ['dynamodb:GetItem'];
const items = [
  ...caller,
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:ConditionCheckItem',
  'dynamodb:DeleteItem',
];
const queries = [...caller, 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const queriesAndUpdates = [...queries, 'dynamodb:UpdateItem'];
const all = [...items, 'dynamodb:BatchGetItem', 'dynamodb:Query'];

export const tableActions: Readonly<Record<TableGrant, readonly string[]>> = {
  none: [],
  caller,
  items,
  queries,
  'queries-and-updates': queriesAndUpdates,
  all,
};
