import type { User } from '#contract/accounts/users.ts';
import type { Business } from '#contract/businesses/businesses.ts';

/** What the landing depends on. */
export interface LandingState {
  readonly role: User['role'];
  readonly business: Pick<Business, 'previousActive' | 'sizeTypeId' | 'status'> | undefined;
  readonly hasShops: boolean;
  /** Those who are disabled do not count. */
  readonly hasValidators: boolean;
}

/** What the menu depends on. */
export interface UserState extends LandingState {
  readonly hasOffers: boolean;
  readonly hasInvoices: boolean;
}
