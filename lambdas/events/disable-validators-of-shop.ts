import { itemsAtOnce, once } from '../shared/steps.ts';
import { disableValidator } from '../validators/disable-validator.ts';
import { findReservation, listReservationsOfShop } from '../validators/reservation-repository.ts';
import { undoReservationBySearch } from '../validators/undo-reservation.ts';
import { listValidatorRecords } from '../validators/validator-repository.ts';
import type { WorkOf } from './run-batch.ts';
import { runSteps } from './run-steps.ts';

async function undoReservations(businessId: string, shopId: string, now: Date): Promise<void> {
  for (const place of await listReservationsOfShop(businessId, shopId)) {
    const reservation = await findReservation(place);
    if (reservation?.shopId !== shopId) continue;
    await undoReservationBySearch(place, reservation.id, now);
  }
}

/**
 * Disables the validators of a removed shop. Reservations come first: each is either undone here or its validator
 * is then in the list. Throws on a failure; the whole job may run again.
 */
export const disableValidatorsOfShop: WorkOf<'disable-validators-of-shop'> = (
  job,
  now,
  hasTime,
) => {
  const { id: shopId, businessId } = job;
  const steps = {
    reservations: once(() => undoReservations(businessId, shopId, now)),
    validators: async (position: string | undefined) => {
      const request = { limit: itemsAtOnce, position };
      const page = await listValidatorRecords({ businessId, shopId }, request);
      for (const { id } of page.items) await disableValidator(businessId, id, now);
      return { position: page.position };
    },
  };
  return runSteps(job, steps, hasTime);
};
