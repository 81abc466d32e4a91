import '#test/support/claim-worlds/mocked-chance.ts';
import fc from 'fast-check';
import { anyPlan } from '#test/support/claim-worlds/plans.ts';
import { runWorld } from '#test/support/claim-worlds/run-world.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { holds } from '#test/support/holds.ts';

/** How many worlds are played: more of them by `npm run bench -- claim-worlds`. */
const runs = Number(process.env['CLAIM_WORLDS'] ?? 60);

beforeAll(() => stopDateAt('2026-11-21T12:00:00.000Z'));

describe('the claims of an offer', () => {
  it('are never more than its limit, nor lost, whatever people do and whichever requests fail', () =>
    holds(
      fc.asyncProperty(anyPlan, (plan) => runWorld(plan)),
      { runs },
    ));
});
