import { menuOf, parentOf } from '#web/screens/menu.ts';
import type { UserState } from '#web/screens/user-state.ts';
import { allStates } from '../support/user-states.ts';

/** What shops and offers need, while there are no validators to be had. */
function missingIn({ business, hasShops, hasOffers }: UserState): readonly string[] {
  if (!business) return ['business', 'business'];
  if (!business.previousActive && business.sizeTypeId === 99) return ['special', 'special'];
  return hasShops || hasOffers ? [] : ['shop'];
}

const namesOf = (role: UserState['role']) => {
  const state = allStates.find((each) => each.role === role);
  return state && menuOf(state).map(({ name }) => name);
};

describe('the side menu', () => {
  it.each(['owner', 'consumer'])('says what each %s has to do first', (role) => {
    for (const state of allStates.filter((each) => each.role === role)) {
      const missing = menuOf(state).flatMap((entry) => entry.missing ?? []);
      expect([state, missing]).toEqual([state, missingIn(state)]);
    }
  });

  it.each(['staff', 'validator'])('disables nothing for %s', (role) => {
    for (const state of allStates.filter((each) => each.role === role)) {
      expect(menuOf(state).every(({ missing }) => missing === undefined)).toBe(true);
    }
  });

  it('enables all entries until it is known what is missing', () => {
    for (const state of allStates) {
      const entries = menuOf({ ...state, isLoaded: false });
      expect(entries.filter(({ missing }) => missing)).toEqual([]);
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
