import { listShopIds } from '../shops/repository/list-shops.ts';
import type { Job } from './jobs.ts';
import { previewJobs, previewsAtOnce } from './preview-jobs.ts';

/**
 * Makes the previews of the shops of a business again, which may show its avatar; no offer's does. Returns a job for
 * each of a page of them, and one for the rest.
 */
export async function makeLinkPreviewsOfShops(job: Job): Promise<readonly Job[]> {
  const { items, position } = await listShopIds(job.id, {
    limit: previewsAtOnce,
    position: job.after,
  });
  return previewJobs(job, items, position === undefined ? undefined : { ...job, after: position });
}
