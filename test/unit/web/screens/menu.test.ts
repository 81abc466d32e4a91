import { menuOf, parentOf } from '#web/screens/menu.ts';
import type { UserState } from '#web/screens/user-state.ts';
import { allStates } from '../support/user-states.ts';

/** The entries that the specification disables for an owner; screens that do not exist yet are left out. */
function disabledAsSpecified({ business, hasShops, hasOffers }: UserState): readonly string[] {
  const isSpecial =
    business === undefined || (business.previousActive === undefined && business.sizeTypeId === 99);
  return [
    ...(isSpecial ? ['shopList'] : []),
    ...(isSpecial || (!hasShops && !hasOffers) ? ['offerList'] : []),
  ];
}

const namesOf = (role: UserState['role']) => {
  const state = allStates.find((each) => each.role === role);
  return state && menuOf(state).map(({ name }) => name);
};

describe('the side menu', () => {
  it.each(['owner', 'consumer'])('disables the entries of each %s as specified', (role) => {
    for (const state of allStates.filter((each) => each.role === role)) {
      const disabled = menuOf(state).filter(({ isEnabled }) => !isEnabled);
      expect([state, disabled.map(({ name }) => name)]).toEqual([
        state,
        disabledAsSpecified(state),
      ]);
    }
  });

  it.each(['staff', 'validator'])('disables nothing for %s', (role) => {
    for (const state of allStates.filter((each) => each.role === role)) {
      expect(menuOf(state).every(({ isEnabled }) => isEnabled)).toBe(true);
    }
  });

  it("has each role's entries in the specification's order", () => {
    expect(namesOf('owner')).toEqual(['business', 'shopList', 'offerList', 'profile']);
    expect(namesOf('consumer')).toEqual(['business', 'shopList', 'offerList', 'profile']);
    expect(namesOf('validator')).toEqual(['offerList', 'profile']);
    expect(namesOf('staff')).toEqual(['staff', 'profile']);
  });
});

describe("a screen's parent", () => {
  it('is the list that its form belongs to', () => {
    expect(parentOf('shop')).toBe('shopList');
    expect(parentOf('offer')).toBe('offerList');
  });

  it('is undefined for a screen with its own menu entry', () => {
    expect(parentOf('shopList')).toBeUndefined();
  });
});
