import type { Consistency } from '../consistency.ts';
import type { Actor } from './actor.ts';

/**
 * How a public route reads: strongly for members of a business, who must see their own changes, eventually,
 * at half the cost, for everyone else.
 */
export function consistencyFor(actor: Actor | undefined): Consistency {
  return actor?.businessId === undefined ? 'eventual' : 'strong';
}
