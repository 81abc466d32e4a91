import '#test/support/claim-worlds/mocked-chance.ts';
import fc from 'fast-check';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { Change } from '#test/support/claim-worlds/fates.ts';
import { leaveCodePending, mistakes } from '#test/support/claim-worlds/mistakes.ts';
import { anyPlan } from '#test/support/claim-worlds/plans.ts';
import { runWorld } from '#test/support/claim-worlds/run-world.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';

let mockIsRepeated = false;
let mockIsCancelledVoid = false;

jest.mock('#lambdas/platform/table/apply-once.ts', () => {
  const actual = jest.requireActual('#lambdas/platform/table/apply-once.ts');
  const { applyWrite } = jest.requireActual('#lambdas/platform/table/transaction.ts');
  const { WriteConflict } = jest.requireActual('#lambdas/platform/table/write.ts');
  const { isTransient } = jest.requireActual('#lambdas/platform/errors/transient-errors.ts');
  /** Like `applyOnce`, with the client that retries a request. */
  const applyRepeatedly = async (write: Write) => {
    try {
      await applyWrite(write);
      return 'made';
    } catch (error) {
      if (error instanceof WriteConflict) return 'refused';
      if (isTransient(error)) return 'unknown';
      throw error;
    }
  };
  return {
    ...actual,
    applyOnce: (write: Write) =>
      mockIsRepeated ? applyRepeatedly(write) : actual.applyOnce(write),
  };
});

jest.mock('#lambdas/claims/store/holding-claim-store.ts', () => {
  const actual = jest.requireActual('#lambdas/claims/store/holding-claim-store.ts');
  return {
    findHoldingClaim: async (code: string) => {
      const holder = await actual.findHoldingClaim(code);
      return mockIsCancelledVoid && holder?.status === 'cancelled' ? undefined : holder;
    },
  };
});

beforeAll(() => stopDateAt('2026-11-21T12:00:00.000Z'));

beforeEach(() => {
  mockIsRepeated = false;
  mockIsCancelledVoid = false;
});

/** Whether one of many random worlds shows a mistake. */
async function isFound(change?: Change): Promise<boolean> {
  const property = fc.asyncProperty(anyPlan, (plan) => runWorld(plan, change));
  const result = await fc.check(property, { seed: 20_261_121, numRuns: 400, endOnFailure: true });
  return result.failed;
}

describe('random worlds of claims', () => {
  it('find that a request that takes stock is retried', async () => {
    mockIsRepeated = true;
    expect(await isFound()).toBe(true);
  });

  // Either of the two guards is enough: without one of them, no world differs.
  it('find that a cancelled claim whose code stayed pending is treated like a void claim', async () => {
    mockIsCancelledVoid = true;
    expect(await isFound(leaveCodePending)).toBe(true);
  });

  it.each(mistakes)('find that $name', async ({ change }) => {
    expect(await isFound(change)).toBe(true);
  });
});
