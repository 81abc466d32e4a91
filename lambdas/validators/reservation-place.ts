import { createHash } from 'node:crypto';

/** Where a reservation is: there is one for an e-mail at most, in the partition of its business. */
export interface ReservationPlace {
  readonly businessId: string;
  readonly emailHash: string;
}

/** The place of the reservation of an e-mail, in lower case. */
export function placeOf(businessId: string, email: string): ReservationPlace {
  return { businessId, emailHash: createHash('sha256').update(email).digest('hex') };
}

/** The place in a row of a list, `<business>#<hash of the e-mail>`. */
export function placeIn(listed: string): ReservationPlace {
  const [businessId = '', emailHash = ''] = listed.split('#');
  return { businessId, emailHash };
}
