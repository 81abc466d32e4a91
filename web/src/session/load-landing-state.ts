import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts/users.ts';
import { owners } from '#web/screens/roles.ts';
import type { LandingState } from '#web/screens/user-state.ts';
import { myBusinessQuery } from './queries/get-my-business.ts';
import { firstValidatorQuery, newestShopQuery } from './queries/newest-rows.ts';

/** Loads the user's state for the landing rule. Loads shops and validators in parallel, since the menu needs both. */
export async function loadLandingState(
  client: QueryClient,
  { role, userId }: User,
): Promise<LandingState> {
  const { items, currentBusinessId: id } = owners.includes(role)
    ? await client.fetchQuery(myBusinessQuery(userId))
    : { items: [] };
  const business = items[0];
  if (!id) return { role, business, hasShops: false, hasValidators: false };
  const [shops, validators] = await Promise.all([
    client.fetchQuery(newestShopQuery(id)),
    client.fetchQuery(firstValidatorQuery(id)),
  ]);
  return {
    role,
    business,
    hasShops: shops.items.length > 0,
    hasValidators: validators.items.length > 0,
  };
}
