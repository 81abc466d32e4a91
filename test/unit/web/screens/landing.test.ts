import { needsSession, type ScreenName, screenOf } from '#web/screens/screens.ts';
import { landingScreen, maySee } from '#web/screens/screens-of-role.ts';
import type { LandingState } from '#web/screens/user-state.ts';
import { allStates } from '../support/user-states.ts';

/** Section 4 of the specification. */
function asSpecified({ role, business, ...state }: LandingState): ScreenName {
  if (role === 'staff') return 'staff';
  if (role === 'validator') return 'counter';
  if (!business) return role === 'consumer' && state.wantsOffers ? 'wallet' : 'business';
  if (business.previousActive === undefined && business.sizeTypeId === 99) return 'business';
  if (!state.hasShops) return 'shopList';
  return state.hasValidators ? 'offerList' : 'validatorList';
}

const { consumer = [], ...others } = Object.groupBy(allStates, ({ role }) => role);

it.each([
  ...Object.entries(others),
  ['consumer', consumer],
  ['consumer who chose the offers', consumer.map((state) => ({ ...state, wantsOffers: true }))],
])(
  'the landing screen of each %s is as specified, visible to them, and without parameters',
  (_, states) => {
    for (const state of states ?? []) {
      const screen = landingScreen(state);
      expect([state, screen]).toEqual([state, asSpecified(state)]);
      const { path } = screenOf(screen);
      expect([maySee(path, state.role), path.includes(':'), needsSession(screen)]).toEqual([
        true,
        false,
        true,
      ]);
    }
  },
);

const roles = ['owner', 'consumer', 'validator', 'staff'] as const;
it.each([
  [['/staff'], ['staff']],
  [['/offer-list', '/profile', '/change-password', '/accept-terms'], roles],
  [
    ['/business', '/shop-list', '/shop', '/validator-list', '/validator', '/offer'],
    ['owner', 'consumer', 'staff'],
  ],
  // A path without a screen says that there is none.
  [['/nowhere'], roles],
] as const)('%j is open to %j', (paths, expected) => {
  for (const pathname of paths)
    expect([pathname, roles.filter((role) => maySee(pathname, role))]).toEqual([
      pathname,
      expected,
    ]);
});
