import { exists, type Screen, screens } from './screens.ts';
import { isSpecialBusiness } from './special-business.ts';
import type { UserState } from './user-state.ts';

/** Is a screen's menu entry enabled? The specification's rule, entry by entry. */
export function isMenuEnabled(screen: Screen, state: UserState): boolean {
  const { hasShops, hasValidators, hasOffers, hasInvoices } = state;
  const hasPlainBusiness = state.business !== undefined && !isSpecialBusiness(state.business);
  switch (screen) {
    case 'shops':
      return hasPlainBusiness;
    case 'validators':
      return hasPlainBusiness && (hasShops || hasValidators);
    case 'offers':
      return hasPlainBusiness && ((hasShops && hasValidators) || hasOffers);
    case 'payments':
      return hasPlainBusiness && (hasShops || hasInvoices);
    case 'staff':
      return state.role === 'staff';
    default:
      return true;
  }
}

const shown: Readonly<Record<UserState['role'], readonly Screen[]>> = {
  consumer: screens.filter((screen) => screen !== 'staff'),
  owner: screens.filter((screen) => screen !== 'staff'),
  validator: ['offers', 'profile'],
  staff: ['staff', 'profile'],
};

export interface MenuEntry {
  readonly screen: Screen;
  readonly enabled: boolean;
}

/** The side menu of a user: the entries of the role whose screens are built, in order. */
export function menuOf(
  state: UserState,
  isBuilt: (screen: Screen) => boolean = exists,
): readonly MenuEntry[] {
  return shown[state.role].filter(isBuilt).map((screen) => ({
    screen,
    // A validator's one shop has its offers, whatever the owner's business is like.
    enabled: state.role === 'validator' || isMenuEnabled(screen, state),
  }));
}
