import type { Business } from '#contract/businesses.ts';
import type { User } from '#contract/users.ts';

/** What the landing and the menu depend on. */
export interface UserState {
  readonly role: User['role'];
  readonly business: Pick<Business, 'previousActive' | 'sizeTypeId'> | undefined;
  readonly hasShops: boolean;
  readonly hasOffers: boolean;
}
