import type { Business } from '#contract/businesses.ts';
import type { User } from '#contract/users.ts';
import { exists } from './rules/screens.ts';
import type { UserState } from './rules/user-state.ts';

interface Known {
  readonly me: User;
  readonly business: Business | undefined;
  readonly hasShops: boolean;
  readonly hasOffers: boolean;
}

/**
 * The state that the rules judge. A step whose screen is not built counts as done where it would bar
 * the way: nobody could take it.
 */
export function userStateOf({ me, business, hasShops, hasOffers }: Known): UserState {
  return {
    role: me.role,
    business,
    hasShops,
    hasValidators: !exists('validators') && hasShops,
    hasOffers,
    hasInvoices: false,
  };
}
