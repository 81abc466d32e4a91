import type { User } from '#contract/accounts/users.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';

type Role = User['role'];

/** Roles that have a business or may register one. */
export const owners: readonly Role[] = ['consumer', 'owner'];

/** The state that the landing rule depends on. */
export interface LandingState {
  readonly role: User['role'];
  readonly business: Pick<Business, 'previousActive' | 'sizeTypeId' | 'status'> | undefined;
  readonly hasShops: boolean;
  /** Whether there are active validators. */
  readonly hasValidators: boolean;
  /** Whether a user without a business chose the offers on this device. */
  readonly wantsOffers?: boolean;
}

/** The state that the menu depends on. */
export interface UserState extends LandingState {
  readonly hasOffers: boolean;
  readonly hasInvoices: boolean;
}

/** Returns whether a business is special: missing, or new with the special size ("talk to us"). */
export function isSpecialBusiness(
  business: Pick<Business, 'previousActive' | 'sizeTypeId'> | undefined,
): boolean {
  if (!business) return true;
  return !business.previousActive && isSpecial(business);
}
