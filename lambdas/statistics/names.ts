import { findTitles } from '#lambdas/offers/store/find-offers.ts';
import { findShops } from '#lambdas/shops/store/find-shops.ts';
import { findValidatorNames } from '#lambdas/validators/store/validator-store.ts';

type NameOf<Name extends string> = (id: string) => { readonly [N in Name]?: string };

function lookUp<Name extends string>(
  name: Name,
  values: ReadonlyMap<string, string | undefined>,
): NameOf<Name> {
  return (id) => {
    const value = values.get(id);
    return (value === undefined ? {} : { [name]: value }) as ReturnType<NameOf<Name>>;
  };
}

/** Reads the identifiers of shops; a removed shop has none. */
export async function findShopIdentifiers(ids: readonly string[]) {
  const shops = await findShops(ids, 'eventual');
  return lookUp('shopIdentifier', new Map(ids.map((id, n) => [id, shops[n]?.shopIdentifier])));
}

/** Reads the titles of offers; a removed offer has none. */
export async function findOfferTitles(ids: readonly string[]) {
  const titleOf = await findTitles(ids);
  return lookUp('title', new Map(ids.map((id) => [id, titleOf(id)])));
}

/** Reads the names of a business's validators; one without a record has none. */
export async function findValidatorNamesOf(businessId: string, ids: readonly string[]) {
  const nameOf = await findValidatorNames(businessId, ids, 'eventual');
  return lookUp('name', new Map(ids.map((id) => [id, nameOf(id)])));
}
