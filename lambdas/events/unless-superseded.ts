import { findShop } from '../shops/repository/find-shops.ts';
import type { Work } from './run-batch.ts';

/**
 * Work on a list of a shop that ends where the shop has changed in the same way since: the change that came last has a
 * job, too, which goes through the whole list. `changedBy` is the attribute with the version of the shop that made it.
 */
export const unlessSuperseded =
  (changedBy: 'placeVersion' | 'statusVersion', work: Work): Work =>
  async (job, now, hasTime) => {
    const shop = job.cause === undefined ? undefined : await findShop(job.id);
    const isSuperseded = (shop?.[changedBy] ?? 0) > (job.cause ?? 0);
    return isSuperseded ? [] : work(job, now, hasTime);
  };
