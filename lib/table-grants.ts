import type { LambdaName } from './lambda-names.ts';

/**
 * What a Lambda may do with the table. `none`: nothing. `caller`: read single items, which is enough to look up the caller.
 * `items`: also put and update items by key. `all`: also delete items, batch reads, and queries of the table
 * and its indexes.
 */
export type TableGrant = 'none' | 'caller' | 'items' | 'all';

const caller = ['dynamodb:GetItem'];
const items = [...caller, 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:ConditionCheckItem'];
const all = [...items, 'dynamodb:DeleteItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];

/** The actions on the table that a grant allows. */
export const tableActions: Readonly<Record<TableGrant, readonly string[]>> = {
  none: [],
  caller,
  items,
  all,
};

/** The least that each Lambda needs. */
export const tableGrants: Readonly<Record<LambdaName, TableGrant>> = {
  description: 'caller',
  subscriptions: 'caller',
  users: 'items',
  businesses: 'all',
  staff: 'all',
  shops: 'all',
  offers: 'all',
  'sweep-feeds': 'all',
  'start-jobs': 'none',
  'run-jobs': 'all',
};
