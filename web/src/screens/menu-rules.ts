import { isSpecialBusiness } from './special-business.ts';
import type { UserState } from './user-state.ts';

/** What an owner has to do before a menu entry is enabled; `special`: the marketplace's staff have to agree first. */
export type MissingStep = 'business' | 'special' | 'shop' | 'validator';

/** What the entries of an owner's menu depend on. */
export interface MenuState extends Omit<UserState, 'role'> {
  readonly hasInvoices: boolean;
}

/** Gives what is missing, or undefined where the entry is enabled. */
type MenuRule = (state: MenuState) => MissingStep | undefined;

const notRestricted: MenuRule = () => undefined;

const needsBusiness: MenuRule = ({ business }) => {
  if (!business) return 'business';
  return isSpecialBusiness(business) ? 'special' : undefined;
};

/** The specification's menu, section 4. The entries whose screens do not exist yet are not in the menu. */
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
