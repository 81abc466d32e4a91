import { idPattern } from '#contract/http/id-format.ts';
import { foldShopIdentifier, isSameIdentifier } from '#contract/shops/shop-identifier.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { findForViewer } from '#lambdas/platform/http/load-target.ts';
import { findShopByIdentifier } from '#lambdas/shops/identifiers/find-shop-by-identifier.ts';
import { type ShownShop, shownShopSource } from '#lambdas/shops/targets.ts';

/** A page is the same for every visitor. */
const anyone = undefined;

/** Returns a live shop with its facts. Throws SHOP_NOT_FOUND. */
function findLiveShop(id: string, now: Date): Promise<ShownShop> {
  return findForViewer('shop', shownShopSource, id, { actor: anyone, now, isGet: true });
}

/** Returns whether a name in a path is the id of a shop, or another spelling of its identifier. */
export function isOtherName(name: string, { shop }: ShownShop): boolean {
  const { id, shopIdentifier } = shop;
  if (name === id) return true;
  // Just after a renaming, the read may still give the former identifier. The new one must not redirect to it.
  return name !== shopIdentifier && isSameIdentifier(foldShopIdentifier(name), shopIdentifier);
}

/**
 * Returns the live shop that the path of a page names by its id or identifier; `isFormer` if the shop has another
 * identifier now. Throws SHOP_NOT_FOUND, or SHOP_GONE after a removal.
 */
export async function findPageShop(name: string, now: Date) {
  if (idPattern('shop').test(name)) {
    return { shown: await findLiveShop(name, now), isFormer: false };
  }
  return findShopByIdentifier(name, { actor: anyone, now });
}

/** Returns the live shop that a parameter of a link names; undefined without one. */
export async function findNamedShop(
  name: string | undefined,
  now: Date,
): Promise<ShownShop | undefined> {
  if (name === undefined) return undefined;
  try {
    return (await findPageShop(name, now)).shown;
  } catch (error) {
    if (error instanceof AppError && [404, 410].includes(error.status)) return undefined;
    throw error;
  }
}
