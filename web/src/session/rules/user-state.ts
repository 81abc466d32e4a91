import type { User } from '#contract/users.ts';
import type { RuledBusiness } from './special-business.ts';

/** All that landing and menu depend on. */
export interface UserState {
  readonly role: User['role'];
  readonly business: Pick<RuledBusiness, 'previousActive' | 'sizeTypeId'> | undefined;
  readonly hasShops: boolean;
  readonly hasValidators: boolean;
  readonly hasOffers: boolean;
  readonly hasInvoices: boolean;
}
