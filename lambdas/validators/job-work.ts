import { runSteps, singleStep, stepPageSize } from '#lambdas/platform/jobs/job-steps.ts';
import type { WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import { disableValidator } from './disable-validator.ts';
import type { validatorJobs } from './jobs.ts';
import { findReservation, listReservationsOfShop } from './store/reservation-store.ts';
import { listValidatorRecords } from './store/validator-store.ts';
import { undoReservationBySearch } from './undo-reservation.ts';

async function undoReservations(businessId: string, shopId: string, now: Date): Promise<void> {
  for (const reservationKey of await listReservationsOfShop(businessId, shopId)) {
    const reservation = await findReservation(reservationKey);
    if (reservation?.shopId !== shopId) continue;
    await undoReservationBySearch(reservationKey, reservation.id, now);
  }
}

/**
 * Disables the validators of a removed shop. Reservations come first: each is either undone here or its validator
 * is then in the list. Throws on a failure; the whole job may run again.
 */
const disableValidatorsOfShop: WorkOn<typeof validatorJobs>['disable-validators-of-shop'] = (
  job,
  now,
  hasTime,
) => {
  const { id: shopId, businessId } = job;
  const steps = {
    reservations: singleStep(() => undoReservations(businessId, shopId, now)),
    validators: async (position: string | undefined) => {
      const request = { limit: stepPageSize, position };
      const page = await listValidatorRecords({ businessId, shopId }, request);
      for (const { id } of page.items) await disableValidator(businessId, id, now);
      return { position: page.position };
    },
  };
  return runSteps(job, steps, hasTime);
};

/** The work of each job on validators. */
export const validatorJobWork: WorkOn<typeof validatorJobs> = {
  'disable-validators-of-shop': disableValidatorsOfShop,
};
