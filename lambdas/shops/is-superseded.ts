import { findShop } from './store/shop-store.ts';

/**
 * Returns whether a newer change of the shop has its own job for the list, which replaces this one. `changedBy`
 * names the attribute with the version of the last such change.
 */
export async function isSuperseded(
  { id, version }: { readonly id: string; readonly version: number | null },
  changedBy: 'placeVersion' | 'statusVersion',
): Promise<boolean> {
  return version !== null && ((await findShop(id))?.[changedBy] ?? 0) > version;
}
