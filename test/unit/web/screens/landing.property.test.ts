import fc from 'fast-check';
import { holds } from '#test/support/holds.ts';
import { needsSession, screenOf } from '#web/screens/screens.ts';
import { landingScreen, maySee } from '#web/screens/screens-of-role.ts';
import type { LandingState } from '#web/screens/user-state.ts';

const anyState = fc.record({
  role: fc.constantFrom('consumer', 'owner', 'validator', 'staff'),
  business: fc.option(
    fc.record(
      { sizeTypeId: fc.constantFrom(1, 2, 3, 4, 5, 99), previousActive: fc.constant('biz_1') },
      { requiredKeys: ['sizeTypeId'] },
    ),
    { nil: undefined },
  ),
  hasShops: fc.boolean(),
  hasValidators: fc.boolean(),
}) as fc.Arbitrary<LandingState>;

test('users land on a screen that they may see and that needs no parameter', () =>
  holds(
    fc.property(anyState, (state) => {
      const screen = landingScreen(state);
      const { path } = screenOf(screen);
      expect(maySee(path, state.role)).toBe(true);
      expect(path).not.toContain(':');
      expect(needsSession(screen)).toBe(true);
    }),
  ));
