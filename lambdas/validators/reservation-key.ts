import { createHash } from 'node:crypto';

/** Business and hashed e-mail of a reservation, which identify it; the e-mail itself is reserved across businesses. */
export interface ReservationKey {
  readonly businessId: string;
  readonly emailHash: string;
}

/** Returns the hash that replaces an e-mail (in lower case) where nobody should read it. */
export const emailHashOf = (email: string) => createHash('sha256').update(email).digest('hex');

/** Returns the key of an e-mail's reservation; the e-mail is in lower case. */
export function reservationKeyOf(businessId: string, email: string): ReservationKey {
  return { businessId, emailHash: emailHashOf(email) };
}

/** Reads the key of a reservation from a list's row, `<business>#<hash of the e-mail>`. */
export function reservationKeyIn(listed: string): ReservationKey {
  const [businessId = '', emailHash = ''] = listed.split('#');
  return { businessId, emailHash };
}
