import { createHash } from 'node:crypto';

/** Returns the image owner for a user without a business: a hash, since public URLs must not reveal the user. */
export function ownerIdOfUser(userId: string): string {
  const hash = createHash('sha256').update(`images of ${userId}`).digest('hex').slice(0, 32);
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
