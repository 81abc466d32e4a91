import { listCurrentOfferIds } from '../offers/repository/list-offers.ts';
import type { Job } from './jobs.ts';
import { previewJobs, previewsAtOnce } from './preview-jobs.ts';

/**
 * Makes the previews of the current offers of a shop again, which show its city. Returns a job for each of a page of
 * them, and one for the rest.
 */
export async function makeLinkPreviewsOfShop(job: Job, now: Date): Promise<readonly Job[]> {
  const request = { limit: previewsAtOnce, position: job.after };
  const { items, position } = await listCurrentOfferIds({ shopId: job.id }, now, request);
  return previewJobs(job, items, position === undefined ? undefined : { ...job, after: position });
}
