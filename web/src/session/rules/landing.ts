import { exists, type Screen, screens } from './screens.ts';
import { isSpecialBusiness } from './special-business.ts';
import type { UserState } from './user-state.ts';

/** Where a user lands after sign-in: the specification's rule, and the two roles that it leaves out. */
export function landingScreen(state: UserState): Screen {
  if (state.role === 'staff') return 'staff';
  if (state.role === 'validator') return 'offers';
  if (isSpecialBusiness(state.business)) return 'business';
  if (!state.hasShops) return 'shops';
  return state.hasValidators ? 'offers' : 'validators';
}

/** The screen itself, or the nearest in the menu that is built; of two as near, the one further on. */
export function nearestExisting(
  target: Screen,
  isBuilt: (screen: Screen) => boolean = exists,
): Screen {
  const at = screens.indexOf(target);
  for (let distance = 0; distance < screens.length; distance += 1) {
    for (const index of [at + distance, at - distance]) {
      const screen = screens[index];
      if (screen && isBuilt(screen)) return screen;
    }
  }
  return 'profile';
}
