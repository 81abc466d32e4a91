import { isMenuEnabled, menuOf } from '#web/session/rules/menu.ts';
import { type Screen, screens } from '#web/session/rules/screens.ts';
import type { UserState } from '#web/session/rules/user-state.ts';
import { allStates } from '../support/user-states.ts';

/** The specification's menu enabling, sentence by sentence. */
function isDisabledAsSpecified(screen: Screen, state: UserState): boolean {
  const { business, hasShops, hasValidators, hasOffers, hasInvoices } = state;
  const none = business === undefined;
  const isSpecial = none || (business.previousActive === undefined && business.sizeTypeId === 99);
  switch (screen) {
    case 'shops':
      return isSpecial || (none && !hasShops);
    case 'validators':
      return isSpecial || none || (!hasShops && !hasValidators);
    case 'offers':
      return isSpecial || none || ((!hasShops || !hasValidators) && !hasOffers);
    case 'payments':
      return isSpecial || none || (!hasShops && !hasInvoices);
    default:
      return false;
  }
}

describe('menu enabling', () => {
  it.each(screens.filter((screen) => screen !== 'staff'))(
    'of %s follows the specification in every combination',
    (screen) => {
      for (const state of allStates) {
        const enabled = isMenuEnabled(screen, state);
        expect([state, enabled]).toEqual([state, !isDisabledAsSpecified(screen, state)]);
      }
    },
  );

  it("of the staff's queue is for staff", () => {
    for (const state of allStates) {
      expect(isMenuEnabled('staff', state)).toBe(state.role === 'staff');
    }
  });
});

describe('the side menu', () => {
  const stateOf = (role: UserState['role']) => allStates.find((state) => state.role === role);
  const namesFor = (role: UserState['role'], isBuilt = (_: Screen) => true) => {
    const state = stateOf(role);
    return state ? menuOf(state, isBuilt).map(({ screen }) => screen) : [];
  };

  it("has the specification's entries in its order for an owner", () => {
    const entries = ['business', 'shops', 'validators', 'offers', 'reports', 'payments', 'profile'];
    expect(namesFor('owner')).toEqual(entries);
    expect(namesFor('consumer')).toEqual(entries);
  });

  it('leaves out what is not built', () => {
    expect(namesFor('owner', (screen) => screen !== 'validators' && screen !== 'reports')).toEqual([
      'business',
      'shops',
      'offers',
      'payments',
      'profile',
    ]);
  });

  it('shows staff and validators their own work alone', () => {
    expect(namesFor('staff')).toEqual(['staff', 'profile']);
    expect(namesFor('validator')).toEqual(['offers', 'profile']);
    const state = stateOf('validator');
    expect(state && menuOf(state).every(({ enabled }) => enabled)).toBe(true);
  });
});
