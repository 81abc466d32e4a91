import type { Business } from '#contract/businesses/businesses.ts';

/**
 * Whether a record is a change that waits for approval, or was refused, and not a live record. A live one of the special
 * size type that has an agreement answers its own id as `previousActive`.
 */
export const isRevision = ({ id, previousActive }: Pick<Business, 'id' | 'previousActive'>) =>
  previousActive !== undefined && previousActive !== id;
