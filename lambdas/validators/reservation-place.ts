import { createHash } from 'node:crypto';

/** Where a reservation is, in the partition of its business; the e-mail itself is reserved across businesses. */
export interface ReservationPlace {
  readonly businessId: string;
  readonly emailHash: string;
}

/** The hash that stands for an e-mail, in lower case, where nobody should read it. */
export const emailHashOf = (email: string) => createHash('sha256').update(email).digest('hex');

/** The place of the reservation of an e-mail, in lower case. */
export function reservationPlaceOf(businessId: string, email: string): ReservationPlace {
  return { businessId, emailHash: emailHashOf(email) };
}

/** The place in a row of a list, `<business>#<hash of the e-mail>`. */
export function reservationPlaceIn(listed: string): ReservationPlace {
  const [businessId = '', emailHash = ''] = listed.split('#');
  return { businessId, emailHash };
}
