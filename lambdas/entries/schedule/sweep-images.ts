import { sweepImages } from '#lambdas/media/images/sweep-images.ts';
import { onSchedule } from '#lambdas/platform/jobs/sweep.ts';

export const handler = onSchedule(sweepImages);
