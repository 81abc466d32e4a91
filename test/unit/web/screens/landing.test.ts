import type { ScreenName } from '#web/screens/screens.ts';
import { landingScreen } from '#web/screens/screens-of-role.ts';
import type { LandingState } from '#web/screens/user-state.ts';
import { allStates } from '../support/user-states.ts';

/** Section 4 of the specification. */
function asSpecified({ business, hasShops, hasValidators }: LandingState): ScreenName {
  const isSpecial =
    business === undefined || (business.previousActive === undefined && business.sizeTypeId === 99);
  if (isSpecial) return 'business';
  if (!hasShops) return 'shopList';
  return hasValidators ? 'offerList' : 'validatorList';
}

describe('the landing screen', () => {
  it.each(['owner', 'consumer'])('of each %s follows the specification', (role) => {
    for (const state of allStates.filter((each) => each.role === role)) {
      expect([state, landingScreen(state)]).toEqual([state, asSpecified(state)]);
    }
  });

  it('of a user without a business who chose the offers is the wallet', () => {
    for (const state of allStates.filter(({ role }) => role === 'consumer')) {
      const expected = state.business ? asSpecified(state) : 'wallet';
      expect([state, landingScreen({ ...state, wantsOffers: true })]).toEqual([
        { ...state },
        expected,
      ]);
    }
  });

  it('of staff is the approval queue in every state', () => {
    for (const state of allStates.filter(({ role }) => role === 'staff')) {
      expect(landingScreen(state)).toBe('staff');
    }
  });

  it('of validators is the counter in every state', () => {
    for (const state of allStates.filter(({ role }) => role === 'validator')) {
      expect(landingScreen(state)).toBe('counter');
    }
  });
});
