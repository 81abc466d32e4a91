import { AppError } from '../shared/app-error.ts';
import type { Actor } from '../shared/identity/actor.ts';
import { findOffer } from './repository/find-offers.ts';
import type { StoredOffer } from './repository/offer-item.ts';

/** An offer of the caller by its id, read strongly. Throws OFFER_NOT_FOUND for any other. */
export async function findOwnOffer(actor: Actor, id: string): Promise<StoredOffer> {
  const found = await findOffer(id);
  if (found?.offer.userId !== actor.userId) throw new AppError('OFFER_NOT_FOUND');
  return found;
}
