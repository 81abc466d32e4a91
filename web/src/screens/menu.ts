import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { type ScreenName, screenNames, screenOf, type screens } from './screens.ts';
import { isSpecialBusiness, owners, type UserState } from './user-state.ts';

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

type Table = typeof screens;

/** A screen with a menu entry. */
export type MenuScreen = {
  [N in ScreenName]: Table[N] extends { readonly menu: unknown } ? N : never;
}[ScreenName];

/** The names of the icons that the table uses. */
export type MenuIcon = Table[MenuScreen]['menu']['icon'];

export interface MenuEntry {
  readonly name: MenuScreen;
  readonly icon: MenuIcon;
  /** The user's next step; undefined if the entry is enabled. */
  readonly missing: MissingStep | undefined;
}

/** A user's state. Until it is loaded, all entries are enabled. */
type LoadedState = UserState & { readonly isLoaded?: boolean };

/** Returns whether the menu has the owners' entries; staff with a business also get them. */
const hasOwnersMenu = ({ role, business }: UserState) =>
  owners.includes(role) || (role === 'staff' && business !== undefined);

function missingFor(name: ScreenName, state: LoadedState): MissingStep | undefined {
  if (state.isLoaded === false) return undefined;
  // The rules are for owners. A validator works at one shop, whatever the state of the owner's business.
  if (!hasOwnersMenu(state) || !(name in menuRules)) return undefined;
  return menuRules[name as MenuRuleName](state);
}

/** Returns the side menu of a user, in order. */
export function menuOf(state: LoadedState): readonly MenuEntry[] {
  return screenNames.flatMap((name) => {
    const { menu } = screenOf(name);
    const isShown = (role: UserState['role']) => menu?.roles.includes(role);
    if (!menu || !(isShown(state.role) || (hasOwnersMenu(state) && isShown('owner')))) return [];
    return [
      {
        name: name as MenuScreen,
        icon: menu.icon as MenuIcon,
        missing: missingFor(name, state),
      },
    ];
  });
}

/** Returns the screen that a form or detail page belongs to; undefined without one. */
export function parentOf(name: ScreenName): MenuScreen | undefined {
  return screenOf(name).parent as MenuScreen | undefined;
}
