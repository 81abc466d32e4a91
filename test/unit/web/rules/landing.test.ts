import { landingScreen, nearestExisting } from '#web/session/rules/landing.ts';
import { type Screen, screens } from '#web/session/rules/screens.ts';
import type { UserState } from '#web/session/rules/user-state.ts';
import { allStates } from '../support/user-states.ts';

/** Section 4 of the specification, read aloud. */
function asSpecified({ business, hasShops, hasValidators }: UserState): Screen {
  const isSpecial =
    business === undefined || (business.previousActive === undefined && business.sizeTypeId === 99);
  if (isSpecial) return 'business';
  if (!hasShops) return 'shops';
  if (!hasValidators) return 'validators';
  return 'offers';
}

describe('landing after sign-in', () => {
  it('knows every combination', () => {
    expect(allStates).toHaveLength(4 * 5 * 16);
  });

  it.each(['owner', 'consumer'])('follows the specification for each %s', (role) => {
    for (const state of allStates.filter((each) => each.role === role)) {
      expect([state, landingScreen(state)]).toEqual([state, asSpecified(state)]);
    }
  });

  it('takes staff to their queue and validators to the offers, whatever they have', () => {
    for (const state of allStates) {
      if (state.role === 'staff') expect(landingScreen(state)).toBe('staff');
      if (state.role === 'validator') expect(landingScreen(state)).toBe('offers');
    }
  });
});

describe('a landing whose screen is not built', () => {
  it('falls back to the nearest in the menu, the one further on first', () => {
    const built =
      (...names: Screen[]) =>
      (screen: Screen) =>
        names.includes(screen);
    expect(nearestExisting('validators', built('shops', 'offers'))).toBe('offers');
    expect(nearestExisting('validators', built('shops', 'reports'))).toBe('shops');
    expect(nearestExisting('staff', built('profile'))).toBe('profile');
    expect(nearestExisting('shops', built())).toBe('profile');
  });

  it('is kept when it is built', () => {
    for (const screen of screens) expect(nearestExisting(screen, () => true)).toBe(screen);
  });
});
