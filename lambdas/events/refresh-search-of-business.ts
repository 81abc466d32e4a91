import { refreshSearch } from '../shops/refresh-search.ts';
import { listShopIds } from '../shops/repository/list-shops.ts';
import type { Job } from './jobs.ts';
import { itemsAtOnce, workThroughPage } from './work-through-page.ts';

/** Refreshes the search of the shops of a business. */
export async function refreshSearchOfBusiness(job: Job): Promise<readonly Job[]> {
  const shops = await listShopIds(job.id, { limit: itemsAtOnce, position: job.after });
  return workThroughPage(job, shops, 'refresh-search', refreshSearch);
}
