import { type ScreenName, screenNames, screenOf, type screens } from './screens.ts';
import type { UserState } from './user-state.ts';

type Table = typeof screens;

/** A screen with a menu entry. */
type MenuScreen = {
  [N in ScreenName]: Table[N] extends { readonly menu: unknown } ? N : never;
}[ScreenName];

/** The names of the icons that the table uses. */
export type MenuIcon = Table[MenuScreen]['menu']['icon'];

interface MenuEntry {
  readonly name: MenuScreen;
  readonly icon: MenuIcon;
  readonly isEnabled: boolean;
}

/** The side menu of a user, in order. */
export function menuOf(state: UserState): readonly MenuEntry[] {
  return screenNames.flatMap((name) => {
    const { menu } = screenOf(name);
    if (!menu?.roles.includes(state.role)) return [];
    return [
      {
        name: name as MenuScreen,
        icon: menu.icon as MenuIcon,
        isEnabled: menu.isEnabled?.(state) ?? true,
      },
    ];
  });
}

/** The screen that a form or a page about one thing belongs to; undefined for a screen of its own. */
export function parentOf(name: ScreenName): MenuScreen | undefined {
  return screenOf(name).parent as MenuScreen | undefined;
}
