import { createHash } from 'node:crypto';

/**
 * The owner of the images that a user uploads before there is a business. It is part of public URLs, so it does not
 * tell who the user is: a hash of their id, in the form of a UUID.
 */
export function ownerIdOfUser(userId: string): string {
  const hash = createHash('sha256').update(`images of ${userId}`).digest('hex').slice(0, 32);
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
