import type { Resource } from '#contract/route.ts';

/**
 * What a resource's Lambda may do with the table. `caller`: read one item at a time, which is all it
 * takes to look up who calls. `read`: queries and batches too, over the indexes as well. `write`: all of
 * that, and single and transactional writes.
 */
export type TableGrant = 'caller' | 'read' | 'write';

/** The least that each resource can work with. */
export const tableGrants: Readonly<Record<Resource, TableGrant>> = {
  description: 'caller',
  subscriptions: 'caller',
  users: 'write',
  businesses: 'write',
  staff: 'write',
  shops: 'write',
  offers: 'write',
};
