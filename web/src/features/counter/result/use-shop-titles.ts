import { useQueries } from '@tanstack/react-query';
import { shopRoutes } from '#contract/shops/routes.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** Most shops that a refusal names. */
const mostShops = 3;

/** Loads titles of other shops of the business. Returns a function that gives a loaded title. */
export function useShopTitles(ids: readonly string[]): (id: string) => string | undefined {
  const asked = ids.slice(0, mostShops);
  const answers = useQueries({
    queries: asked.map((id) => routeQuery(shopRoutes.getShop, { params: { id } })),
  });
  return (id) => {
    const shop = answers[asked.indexOf(id)]?.data;
    return shop && shopTitle(shop);
  };
}
