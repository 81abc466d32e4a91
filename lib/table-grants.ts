import type { LambdaName } from './lambda-names.ts';

/**
 * What a Lambda may do with the table. `none`: nothing. `caller`: read one item at a time, which is all it
 * takes to look up who calls. `read`: queries and batches too, over the indexes as well. `write`: all of
 * that, and single and transactional writes.
 */
export type TableGrant = 'none' | 'caller' | 'read' | 'write';

/** The least that each Lambda can work with. */
export const tableGrants: Readonly<Record<LambdaName, TableGrant>> = {
  description: 'caller',
  subscriptions: 'caller',
  users: 'write',
  businesses: 'write',
  staff: 'write',
  shops: 'write',
  offers: 'write',
  'sweep-feeds': 'write',
  'start-jobs': 'none',
  'run-jobs': 'write',
};
