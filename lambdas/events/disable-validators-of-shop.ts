import { disableValidator } from '../validators/disable-validator.ts';
import { findReservation, listReservationsOfShop } from '../validators/reservation-repository.ts';
import { undoReservation } from '../validators/undo-reservation.ts';
import { listValidatorRecords } from '../validators/validator-repository.ts';
import type { Job } from './jobs.ts';
import { itemsAtOnce } from './work-through-page.ts';

async function undoReservations(businessId: string, shopId: string): Promise<void> {
  for (const place of await listReservationsOfShop(businessId, shopId)) {
    const reservation = await findReservation(place);
    if (reservation?.shopId === shopId) await undoReservation(place, reservation.id);
  }
}

/**
 * Disables the validators of a shop that was removed. Those who are being made come first: nobody can begin to
 * make one any more, and each is either undone here or is then in the list. Throws where one of them fails, and
 * the whole job may run again.
 */
export async function disableValidatorsOfShop(job: Job): Promise<readonly Job[]> {
  const { id: shopId, businessId } = job;
  if (businessId === undefined) throw new Error('The job does not name its business');
  if (job.after === undefined) await undoReservations(businessId, shopId);
  const request = { limit: itemsAtOnce, position: job.after };
  const { items, position } = await listValidatorRecords({ businessId, shopId }, request);
  for (const { id } of items) await disableValidator(businessId, id);
  return position === undefined ? [] : [{ ...job, after: position }];
}
