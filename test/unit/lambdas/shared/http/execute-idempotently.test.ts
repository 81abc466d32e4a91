import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { putNew } from '#lambdas/platform/table/transaction.ts';
import { WriteConflict } from '#lambdas/platform/table/write.ts';
import { executeOperation } from '#test/support/execute-operation.ts';
import {
  allItems,
  beforeNextWrite,
  beforeWrite,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';

const thing = { PK: 'THING#1', SK: 'THING' };
const success = { status: 200, body: 1, writes: [putNew(thing)] } as const;

beforeEach(() => {
  tableHolds();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('an idempotent operation', () => {
  it.each([
    ['its writes', [putNew(thing)], [thing]],
    ['nothing where it has no writes', [], []],
  ])('commits %s', async (_, writes, stored) => {
    const { answer } = executeOperation(() => ({ ...success, writes }));
    expect(await answer).toEqual({ statusCode: 200, headers: {}, body: '1' });
    expect(allItems()).toEqual(stored);
  });

  it('decides again after a write conflict, and may have a different result', async () => {
    beforeNextWrite(() => putItems(thing));
    const { answer } = executeOperation((attempt) => {
      if (attempt === 2) throw new AppError('INVALID_TRANSITION');
      return success;
    });
    await expect(answer).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  });

  it.each([
    ['after ten attempts', Array(10).fill(10_000), 10],
    ['before the Lambda runs out of time', [10_000, 8000, 3000], 3],
  ])('fails with UNAVAILABLE %s', async (_, times: number[], most) => {
    tableHolds(thing);
    const remainingTime = () => times.shift() ?? 0;
    const { answer, attempts } = executeOperation(() => success, { remainingTime });
    await expect(answer).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    expect(attempts()).toBe(most);
  });

  it('fails with TOO_MANY_REQUESTS if other transactions are under way at each attempt', async () => {
    beforeWrite(() => 'conflict');
    const { answer, attempts } = executeOperation(() => success);
    await expect(answer).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 1 });
    expect(attempts()).toBe(10);
  });

  it('runs again after a single write conflicts with a transaction', async () => {
    const { answer } = executeOperation((attempt) => {
      if (attempt === 1) throw new WriteConflict(['TransactionConflictException']);
      return { ...success, body: attempt };
    });
    expect(await answer).toMatchObject({ body: '2' });
  });

  // The SDK client has already retried with the same token; another attempt could write twice.
  it('does not run again when its writes may have been committed', async () => {
    beforeWrite(() => 'lost answer');
    const { answer, attempts } = executeOperation(() => success);
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(attempts()).toBe(1);
  });

  it.each([new AppError('FORBIDDEN'), new Error('broken')])(
    'does not run again after %s',
    async (error) => {
      const { answer, attempts } = executeOperation(() => {
        throw error;
      });
      await expect(answer).rejects.toBe(error);
      expect(attempts()).toBe(1);
    },
  );
});
