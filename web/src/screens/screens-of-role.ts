import type { User } from '#contract/accounts/users.ts';
import { type ScreenName, screenAt, screenNames, screenOf } from './screens.ts';
import type { LandingState } from './user-state.ts';

/** Returns the screen after sign-in: the first of the table that fits the user's role and state. */
export function landingScreen(state: LandingState): ScreenName {
  // The table has a landing screen for each role.
  return screenNames.find((name) => {
    const { roles, isLanding } = screenOf(name);
    return isLanding?.(state) && (roles?.includes(state.role) ?? true);
  }) as ScreenName;
}

/** Returns whether a role may open the page at a path. The server decides about the actions on it. */
export function maySee(pathname: string, role: User['role']): boolean {
  const name = screenAt(pathname);
  return name === undefined || (screenOf(name).roles?.includes(role) ?? true);
}
