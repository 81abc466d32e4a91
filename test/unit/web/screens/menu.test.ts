import {
  type MenuRuleName,
  type MenuState,
  menuOf,
  menuRules,
  parentOf,
} from '#web/screens/menu.ts';
import type { UserState } from '#web/screens/user-state.ts';
import { allStates } from '../support/user-states.ts';

const isSpecial = ({ business }: MenuState) =>
  business === undefined || (business.previousActive === undefined && business.sizeTypeId === 99);

/** Section 4 of the specification, word by word. */
const disabledAsSpecified: Readonly<Record<MenuRuleName, (state: MenuState) => boolean>> = {
  business: () => false,
  shopList: (state) => isSpecial(state) || (!state.business && !state.hasShops),
  validatorList: (state) =>
    isSpecial(state) || !state.business || (!state.hasShops && !state.hasValidators),
  offerList: (state) =>
    isSpecial(state) ||
    !state.business ||
    ((!state.hasShops || !state.hasValidators) && !state.hasOffers),
  reportList: () => false,
  invoiceList: (state) =>
    isSpecial(state) || !state.business || (!state.hasShops && !state.hasInvoices),
  profile: () => false,
};
const ofOwners = Object.keys(disabledAsSpecified) as MenuRuleName[];

describe('the rules of the menu', () => {
  it.each(ofOwners)('disable %s as specified', (name) => {
    for (const state of allStates) {
      const isDisabled = menuRules[name](state) !== undefined;
      expect([state, isDisabled]).toEqual([state, disabledAsSpecified[name](state)]);
    }
  });

  const business = { sizeTypeId: 1, status: 'active' } as const;
  const shop = { business, hasShops: true } as const;
  const none = { hasShops: false, hasValidators: false, hasOffers: false, hasInvoices: false };
  it.each([
    ['shopList', { business: undefined }, 'business'],
    ['shopList', { business: { sizeTypeId: 99, status: 'pending_approval' } }, 'special'],
    ['shopList', { business: { sizeTypeId: 99, status: 'active' } }, 'limits'],
    ['shopList', { business: { sizeTypeId: 99, status: 'rejected' } }, 'rejected'],
    ['offerList', { business: { sizeTypeId: 99, status: 'suspended' } }, 'suspended'],
    ['offerList', { business: { sizeTypeId: 99, status: 'closed' } }, 'closed'],
    ['validatorList', { business }, 'shop'],
    ['offerList', { business }, 'shop'],
    ['offerList', shop, 'validator'],
    ['invoiceList', { business }, 'shop'],
  ] as const)('name the missing part of %s for %j: %s', (name, state, missing) => {
    expect(menuRules[name]({ ...none, ...state })).toBe(missing);
  });
});

describe('the menu', () => {
  const isOwnersMenu = ({ role, business }: UserState) =>
    role === 'owner' || role === 'consumer' || (role === 'staff' && business !== undefined);

  it('tells owners, consumers and staff with a business their first step, once it is known', () => {
    for (const state of allStates) {
      for (const { name, missing } of menuOf(state)) {
        const rule = isOwnersMenu(state) && name in menuRules && menuRules[name as MenuRuleName];
        const expected = rule ? rule(state) : undefined;
        expect([state, name, missing]).toEqual([state, name, expected]);
      }
      const unknown = menuOf({ ...state, isLoaded: false });
      expect(unknown.filter(({ missing }) => missing)).toEqual([]);
    }
  });

  const ofStaff = ['staff', 'staffInvoices', 'staffBusinesses', 'staffIndications'];
  const ofValidators = ['counter', 'offerList', 'profile'];
  it.each([
    ['owner', false, ofOwners],
    ['consumer', false, ofOwners],
    ['validator', false, ofValidators],
    ['validator', true, ofValidators],
    ['staff', false, [...ofStaff, 'staffDecisions', 'profile']],
    ['staff', true, [...ofStaff, 'staffDecisions', ...ofOwners]],
  ])(
    'of the role %s (with a business: %j) has its entries in order',
    (role, hasBusiness, names) => {
      const has = (state: UserState) => (state.business !== undefined) === hasBusiness;
      const state = allStates.find((each) => each.role === role && has(each));
      expect(state && menuOf(state).map(({ name }) => name)).toEqual(names);
    },
  );
});

it('the parent of a form is its list, which has none', () => {
  expect([parentOf('shop'), parentOf('shopList')]).toEqual(['shopList', undefined]);
});
