import { onSchedule } from '#lambdas/platform/jobs/sweep.ts';
import { sweepReservations } from '#lambdas/validators/sweep-reservations.ts';

export const handler = onSchedule(sweepReservations);
