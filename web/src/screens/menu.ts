import { type MenuRuleName, type MissingStep, menuRules } from './menu-rules.ts';
import { owners } from './roles.ts';
import { type ScreenName, screenNames, screenOf, type screens } from './screens.ts';
import type { UserState } from './user-state.ts';

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
