import { type ScreenName, screenNames, screenOf } from './screens.ts';
import type { LandingState } from './user-state.ts';

/** Returns the screen after sign-in: the first of the table that fits the user's role and state. */
export function landingScreen(state: LandingState): ScreenName {
  // The table has a landing screen for each role.
  return screenNames.find((name) => {
    const { roles, isLanding } = screenOf(name);
    return isLanding?.(state) && (roles?.includes(state.role) ?? true);
  }) as ScreenName;
}
