import { refreshSearch } from '../shops/refresh-search.ts';
import { listShopIds } from '../shops/repository/list-shops.ts';
import type { Work } from './run-batch.ts';
import { workThroughList } from './work-through-list.ts';

/** Refreshes the search of the shops of a business. */
export const refreshSearchOfBusiness: Work = (job, _, hasTime) =>
  workThroughList(job, hasTime, {
    list: (request) => listShopIds(job.id, request),
    jobOfOne: 'refresh-search',
    work: refreshSearch,
  });
