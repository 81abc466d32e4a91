import type { Business } from '#contract/businesses/businesses.ts';

/**
 * Returns whether a record is a pending or refused revision instead of a live record. A live record of the special size
 * type with an agreement has its own id as `previousActive`.
 */
export const isRevision = ({ id, previousActive }: Pick<Business, 'id' | 'previousActive'>) =>
  previousActive !== undefined && previousActive !== id;
