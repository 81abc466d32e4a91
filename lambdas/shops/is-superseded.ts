import { findShop } from './store/find-shops.ts';

/**
 * Whether a shop has changed in the same way since the version that a job on its list follows: the change that came last
 * has a job, too, which goes through the whole list. `changedBy` is the attribute with the version that made it.
 */
export async function isSuperseded(
  { id, version }: { readonly id: string; readonly version: number | null },
  changedBy: 'placeVersion' | 'statusVersion',
): Promise<boolean> {
  return version !== null && ((await findShop(id))?.[changedBy] ?? 0) > version;
}
