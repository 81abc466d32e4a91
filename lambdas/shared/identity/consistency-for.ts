import type { Consistency } from '../consistency.ts';
import type { Actor } from './actor.ts';

/**
 * How a public route reads one thing: strongly for those who belong to a business, since it may be their
 * own and they must see their own changes; eventually, at half the cost, for everyone else.
 */
export function consistencyFor(actor: Actor | undefined): Consistency {
  return actor?.businessId === undefined ? 'eventual' : 'strong';
}
