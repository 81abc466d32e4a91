import { menuOf, menuRules, parentOf } from '#web/screens/menu.ts';
import type { UserState } from '#web/screens/user-state.ts';
import { allStates } from '../support/user-states.ts';

const isOwnersMenu = ({ role, business }: UserState) =>
  role === 'owner' || role === 'consumer' || (role === 'staff' && business !== undefined);

const namesOf = (role: UserState['role'], hasBusiness = false) => {
  const state = allStates.find(
    (each) => each.role === role && (each.business !== undefined) === hasBusiness,
  );
  return state && menuOf(state).map(({ name }) => name);
};

describe('tells owners, consumers and staff with a business their first step, by the rules', () => {
  it('says what owners, consumers and staff with a business have to do first, by the rules', () => {
    for (const state of allStates.filter(isOwnersMenu)) {
      for (const { name, missing } of menuOf(state)) {
        const rule = Object.entries(menuRules).find(([entry]) => entry === name)?.[1];
        expect([state, name, missing]).toEqual([
          state,
          name,
          rule?.({ ...state, hasInvoices: false }),
        ]);
      }
    }
  });

  it('disables nothing for validators and for staff without a business', () => {
    for (const state of allStates.filter((each) => !isOwnersMenu(each))) {
      expect(menuOf(state).every(({ missing }) => missing === undefined)).toBe(true);
    }
  });

  it('enables all entries until the missing parts are known', () => {
    for (const state of allStates) {
      const entries = menuOf({ ...state, isLoaded: false });
      expect(entries.filter(({ missing }) => missing)).toEqual([]);
    }
  });

  it("has each role's entries in the specification's order", () => {
    const ofOwners = [
      'business',
      'shopList',
      'validatorList',
      'offerList',
      'reportList',
      'invoiceList',
      'profile',
    ];
    expect(namesOf('owner')).toEqual(ofOwners);
    expect(namesOf('consumer')).toEqual(ofOwners);
    expect(namesOf('validator')).toEqual(['counter', 'offerList', 'profile']);
    const ofStaff = [
      'staff',
      'staffInvoices',
      'staffBusinesses',
      'staffIndications',
      'staffDecisions',
    ];
    expect(namesOf('staff')).toEqual([...ofStaff, 'profile']);
    expect(namesOf('staff', true)).toEqual([...ofStaff, ...ofOwners]);
    expect(namesOf('validator', true)).toEqual(['counter', 'offerList', 'profile']);
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
