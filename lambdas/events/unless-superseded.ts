import { findShop } from '../shops/repository/find-shops.ts';
import type { Job } from './jobs.ts';
import type { WorkOf } from './run-batch.ts';

/** The jobs that follow a version of a shop. */
type OfVersion = Extract<Job, { readonly version: unknown }>['name'];

/**
 * Work on a list of a shop that ends where the shop has changed in the same way since: the change that came last has a
 * job, too, which goes through the whole list. `changedBy` is the attribute with the version of the shop that made it.
 */
export const unlessSuperseded =
  <Name extends OfVersion>(
    changedBy: 'placeVersion' | 'statusVersion',
    work: WorkOf<Name>,
  ): WorkOf<Name> =>
  async (job, now, hasTime) => {
    const { id, version } = job as Extract<Job, { name: OfVersion }>;
    const shop = version === null ? undefined : await findShop(id);
    const isSuperseded = (shop?.[changedBy] ?? 0) > (version ?? 0);
    return isSuperseded ? [] : work(job, now, hasTime);
  };
