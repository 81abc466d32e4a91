import { findShop } from '../shops/repository/find-shops.ts';

/**
 * Returns whether a newer change of the shop replaces a job on its list: the newer change has its own job for the
 * whole list. `changedBy` names the attribute with the version of the last such change.
 */
export async function isSuperseded(
  { id, version }: { readonly id: string; readonly version: number | null },
  changedBy: 'placeVersion' | 'statusVersion',
): Promise<boolean> {
  return version !== null && ((await findShop(id))?.[changedBy] ?? 0) > version;
}
