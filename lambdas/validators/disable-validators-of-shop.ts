import { itemsAtOnce, once } from '#lambdas/platform/jobs/steps.ts';
import { disableValidator } from './disable-validator.ts';
import { findReservation, listReservationsOfShop } from './store/reservation.ts';
import { undoReservationBySearch } from './undo-reservation.ts';
import { listValidatorRecords } from './store/validator.ts';
import type { WorkOf } from '#lambdas/platform/jobs/run-batch.ts';
import { runSteps } from '#lambdas/platform/jobs/run-steps.ts';

async function undoReservations(businessId: string, shopId: string, now: Date): Promise<void> {
  for (const place of await listReservationsOfShop(businessId, shopId)) {
    const reservation = await findReservation(place);
    if (reservation?.shopId !== shopId) continue;
    await undoReservationBySearch(place, reservation.id, now);
  }
}

/**
 * Disables the validators of a shop that was removed. Those who are being made come first: nobody can begin to
 * make one any more, and each is either refused here or is then in the list.
 * Throws where one of them fails, and the whole job may run again.
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
