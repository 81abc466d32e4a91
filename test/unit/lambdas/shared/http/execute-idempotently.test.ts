import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#lambdas/shared/app-error.ts';
import { actionOf, put } from '#lambdas/shared/table/transaction.ts';
import { WriteConflict } from '#lambdas/shared/write.ts';
import { executeOperation } from '#test/support/execute-operation.ts';
import { cancelled, table, tableHolds, transactions } from '#test/support/mocked-table.ts';

const write = put({ PK: 'THING#1', SK: 'THING' });

beforeEach(() => {
  tableHolds();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('an idempotent operation', () => {
  it('commits its writes', async () => {
    const { answer } = executeOperation(() => ({ status: 200, body: 1, writes: [write] }));
    expect(await answer).toEqual({ statusCode: 200, headers: {}, body: '1' });
    expect(transactions()).toEqual([[actionOf(write)]]);
  });

  it('without writes sends no transaction', async () => {
    await executeOperation(() => ({ status: 200, body: 1, writes: [] })).answer;
    expect(transactions()).toEqual([]);
  });

  it('runs again after a write conflict', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('ConditionalCheckFailed')).resolves({});
    const { answer } = executeOperation((attempt) => ({
      status: 200,
      body: attempt,
      writes: [write],
    }));
    expect(await answer).toMatchObject({ body: '2' });
  });

  it('may have a different result in the second attempt', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
    const { answer } = executeOperation((attempt) => {
      if (attempt === 2) throw new AppError('INVALID_TRANSITION');
      return { status: 200, body: attempt, writes: [write] };
    });
    await expect(answer).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  });

  it('fails with UNAVAILABLE after six attempts', async () => {
    table.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed'));
    const { answer, attempts } = executeOperation(() => ({
      status: 200,
      body: 1,
      writes: [write],
    }));
    await expect(answer).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    expect(attempts()).toBe(6);
  });

  it('fails with UNAVAILABLE before the Lambda runs out of time', async () => {
    table.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed'));
    const times = [10_000, 8000, 3000];
    const { answer, attempts } = executeOperation(
      () => ({ status: 200, body: 1, writes: [write] }),
      {
        remainingTime: () => times.shift() ?? 0,
      },
    );
    await expect(answer).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    expect(attempts()).toBe(3);
  });

  it('runs again after a single write conflicts with a transaction', async () => {
    const conflict = new WriteConflict(['TransactionConflictException']);
    const once = executeOperation((attempt) => {
      if (attempt === 1) throw conflict;
      return { status: 200, body: attempt, writes: [] };
    });
    expect(await once.answer).toMatchObject({ body: '2' });
    const always = executeOperation(() => {
      throw conflict;
    });
    await expect(always.answer).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    expect(always.attempts()).toBe(6);
  });

  // The SDK client has already retried with the same token; another attempt could write twice.
  it('does not run again when its writes may have been committed', async () => {
    const timeout = Object.assign(new Error(), { name: 'TimeoutError' });
    table.on(TransactWriteCommand).rejects(timeout);
    const { answer, attempts } = executeOperation(() => ({
      status: 200,
      body: 1,
      writes: [write],
    }));
    await expect(answer).rejects.toBe(timeout);
    expect(attempts()).toBe(1);
  });

  it('does not run again after a refusal or an unexpected error', async () => {
    for (const error of [new AppError('FORBIDDEN'), new Error('broken')]) {
      const { answer, attempts } = executeOperation(() => {
        throw error;
      });
      await expect(answer).rejects.toBe(error);
      expect(attempts()).toBe(1);
    }
  });
});
