import { menuOf, parentOf } from '#web/screens/menu.ts';
import type { UserState } from '#web/screens/user-state.ts';
import { allStates } from '../support/user-states.ts';

/** What shops, validators and offers need, in this order. */
function missingIn({ business, hasShops, hasValidators, hasOffers }: UserState) {
  if (!business) return ['business', 'business', 'business'];
  if (!business.previousActive && business.sizeTypeId === 99) {
    return ['special', 'special', 'special'];
  }
  const forOffers = hasShops ? 'validator' : 'shop';
  return [
    ...(hasShops || hasValidators ? [] : ['shop']),
    ...(hasOffers || (hasShops && hasValidators) ? [] : [forOffers]),
  ];
}

const namesOf = (role: UserState['role'], hasBusiness = false) => {
  const state = allStates.find(
    (each) => each.role === role && (each.business !== undefined) === hasBusiness,
  );
  return state && menuOf(state).map(({ name }) => name);
};

describe('the side menu', () => {
  it('says what staff with a business have to do first', () => {
    for (const state of allStates.filter(({ role, business }) => role === 'staff' && business)) {
      const missing = menuOf(state).flatMap((entry) => entry.missing ?? []);
      expect([state, missing]).toEqual([state, missingIn(state)]);
    }
  });

  it.each(['owner', 'consumer'])('says what each %s has to do first', (role) => {
    for (const state of allStates.filter((each) => each.role === role)) {
      const missing = menuOf(state).flatMap((entry) => entry.missing ?? []);
      expect([state, missing]).toEqual([state, missingIn(state)]);
    }
  });

  it('disables nothing for validators and for staff without a business', () => {
    const others = allStates.filter(
      ({ role, business }) => role === 'validator' || (role === 'staff' && !business),
    );
    for (const state of others) {
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
    const ofOwners = ['business', 'shopList', 'validatorList', 'offerList', 'profile'];
    expect(namesOf('owner')).toEqual(ofOwners);
    expect(namesOf('consumer')).toEqual(ofOwners);
    expect(namesOf('validator')).toEqual(['offerList', 'profile']);
    const ofStaff = ['staff', 'staffBusinesses', 'staffIndications', 'staffDecisions'];
    expect(namesOf('staff')).toEqual([...ofStaff, 'profile']);
    expect(namesOf('staff', true)).toEqual([...ofStaff, ...ofOwners]);
    expect(namesOf('validator', true)).toEqual(['offerList', 'profile']);
  });
});

describe("a screen's parent", () => {
  it('is the list that its form belongs to', () => {
    expect(parentOf('shop')).toBe('shopList');
    expect(parentOf('offer')).toBe('offerList');
    expect(parentOf('validator')).toBe('validatorList');
  });

  it('is undefined for a screen with its own menu entry', () => {
    expect(parentOf('shopList')).toBeUndefined();
  });
});
