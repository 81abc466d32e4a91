import { shopRoutes } from '#contract/shops/routes.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';

/** The request by which a person follows a shop. */
export const followRequest = (person: Person, shopId: string) => ({
  as: person,
  params: { id: shopId },
  body: { consumerId: person.userId },
});

/** The request by which a person stops following a shop. */
export const unfollowRequest = (person: Person, shopId: string) => ({
  as: person,
  params: { id: shopId, consumerId: person.userId },
});

/** Follows a shop; throws unless the answer is 204. */
export async function followShopAs(person: Person, shopId: string): Promise<void> {
  const { status } = await call(shopRoutes.followShop, followRequest(person, shopId));
  if (status !== 204) throw new Error(`Following shop ${shopId} answered ${status}`);
}

/** The number of followers that a shop shows to everyone. */
export async function shownFollowers(shopId: string): Promise<number> {
  return (await call(shopRoutes.getShop, { params: { id: shopId } })).body.followersCount;
}
