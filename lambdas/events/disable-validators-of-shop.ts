import { disableValidator } from '../validators/disable-validator.ts';
import { findReservation, listReservationsOfShop } from '../validators/reservation-repository.ts';
import { undoReservation } from '../validators/undo-reservation.ts';
import { listValidatorRecords } from '../validators/validator-repository.ts';
import type { Work } from './run-batch.ts';
import { itemsAtOnce } from './work-through-list.ts';

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
export const disableValidatorsOfShop: Work = async (job, now, hasTime) => {
  const { id: shopId, businessId } = job;
  if (businessId === undefined) throw new Error('The job does not name its business');
  if (job.after === undefined) await undoReservations(businessId, shopId);
  let position = job.after;
  do {
    const page = await listValidatorRecords(
      { businessId, shopId },
      { limit: itemsAtOnce, position },
    );
    for (const { id } of page.items) await disableValidator(businessId, id, now);
    position = page.position;
  } while (position !== undefined && hasTime());
  return position === undefined ? [] : [{ ...job, after: position }];
};
