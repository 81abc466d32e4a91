import { type MenuRuleName, type MenuState, menuRules } from '#web/screens/menu.ts';

const booleans = [false, true] as const;

const businesses: readonly MenuState['business'][] = [
  undefined,
  { sizeTypeId: 99, status: 'pending_approval' },
  { sizeTypeId: 99, status: 'active' },
  { sizeTypeId: 99, status: 'pending_approval', previousActive: 'biz_1' },
  { sizeTypeId: 1, status: 'active' },
];

/** Every combination of the inputs of the rules. */
const states: readonly MenuState[] = businesses.flatMap((business) =>
  booleans.flatMap((hasShops) =>
    booleans.flatMap((hasValidators) =>
      booleans.flatMap((hasOffers) =>
        booleans.map((hasInvoices) => ({
          business,
          hasShops,
          hasValidators,
          hasOffers,
          hasInvoices,
        })),
      ),
    ),
  ),
);

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

const names = Object.keys(menuRules) as MenuRuleName[];

describe('the rules of the menu', () => {
  it('are in the order of the specification', () => {
    expect(names).toEqual([
      'business',
      'shopList',
      'validatorList',
      'offerList',
      'reportList',
      'invoiceList',
      'profile',
    ]);
  });

  it.each(names)('disable %s as specified', (name) => {
    for (const state of states) {
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
    ['offerList', { business: undefined }, 'business'],
    ['offerList', { business }, 'shop'],
    ['offerList', shop, 'validator'],
    ['invoiceList', { business }, 'shop'],
  ] as const)('name the missing part of %s for %j: %s', (name, state, missing) => {
    expect(menuRules[name]({ ...none, ...state })).toBe(missing);
  });
});
