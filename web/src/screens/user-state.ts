import type { User } from '#contract/accounts/users.ts';
import type { Business } from '#contract/businesses/businesses.ts';

/** The state that the landing rule depends on. */
export interface LandingState {
  readonly role: User['role'];
  readonly business: Pick<Business, 'previousActive' | 'sizeTypeId' | 'status'> | undefined;
  readonly hasShops: boolean;
  /** Whether there are active validators. */
  readonly hasValidators: boolean;
}

/** The state that the menu depends on. */
export interface UserState extends LandingState {
  readonly hasOffers: boolean;
  readonly hasInvoices: boolean;
}
