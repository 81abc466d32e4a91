import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { isSpecialBusiness } from './special-business.ts';
import type { UserState } from './user-state.ts';

/** The missing step of a business of the special size, by its status. */
const stepOfSpecial = {
  pending_approval: 'special',
  active: 'limits',
  rejected: 'rejected',
  suspended: 'suspended',
  closed: 'closed',
} as const satisfies Readonly<Record<BusinessStatus, string>>;

/** The owner's missing step, or the blocking status, before a menu entry is enabled. */
export type MissingStep =
  | 'business'
  | (typeof stepOfSpecial)[BusinessStatus]
  | 'shop'
  | 'validator';

/** The state that the entries of an owner's menu depend on. */
export type MenuState = Omit<UserState, 'role'>;

type MenuRule = (state: MenuState) => MissingStep | undefined;

const notRestricted: MenuRule = () => undefined;

const needsBusiness: MenuRule = ({ business }) => {
  if (!business) return 'business';
  return isSpecialBusiness(business) ? stepOfSpecial[business.status] : undefined;
};

/** The rules of the menu (specification, section 4). */
export const menuRules = {
  business: notRestricted,
  shopList: needsBusiness,
  validatorList: (state) =>
    needsBusiness(state) ?? (state.hasShops || state.hasValidators ? undefined : 'shop'),
  offerList: (state) => {
    const missing = needsBusiness(state);
    if (missing || state.hasOffers) return missing;
    if (!state.hasShops) return 'shop';
    return state.hasValidators ? undefined : 'validator';
  },
  reportList: notRestricted,
  invoiceList: (state) =>
    needsBusiness(state) ?? (state.hasShops || state.hasInvoices ? undefined : 'shop'),
  profile: notRestricted,
} as const satisfies Readonly<Record<string, MenuRule>>;

export type MenuRuleName = keyof typeof menuRules;
