import { shopRoutes } from '#contract/shops/routes.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';

/** Returns the request of a person who follows a shop. */
const followRequest = (person: Person, shopId: string) => ({
  as: person,
  params: { id: shopId },
  body: { consumerId: person.userId },
});

/** Follows a shop; throws unless the answer is 204. */
export async function followShopAs(person: Person, shopId: string): Promise<void> {
  const { status } = await call(shopRoutes.followShop, followRequest(person, shopId));
  if (status !== 204) throw new Error(`Following shop ${shopId} answered ${status}`);
}

/** Returns the public number of a shop's followers. */
export async function shownFollowers(shopId: string): Promise<number> {
  return (await call(shopRoutes.getShop, { params: { id: shopId } })).body.followersCount;
}
