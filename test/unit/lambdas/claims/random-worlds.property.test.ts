import '#test/support/claim-worlds/mocked-chance.ts';
import fc from 'fast-check';
import { runWorld } from '#test/support/claim-worlds/run-world.ts';
import { anyPlan } from '#test/support/claim-worlds/world.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { holds } from '#test/support/holds.ts';

/** Number of worlds; `npm run bench -- claim-worlds` plays more. */
const runs = Number(process.env['CLAIM_WORLDS'] ?? 60);

beforeAll(() => stopDateAt('2026-11-21T12:00:00.000Z'));

describe('the claims of an offer', () => {
  it('never exceed its limit and are never lost, whatever people do and whichever requests fail', () =>
    holds(
      fc.asyncProperty(anyPlan, (plan) => runWorld(plan)),
      { runs },
    ));
});
