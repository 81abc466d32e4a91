import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#lambdas/shared/app-error.ts';
import type { Answer } from '#lambdas/shared/http/answer.ts';
import { executeIdempotently } from '#lambdas/shared/http/execute-idempotently.ts';
import type { IdempotentRequest } from '#lambdas/shared/http/idempotent-request.ts';
import { problemOf } from '#lambdas/shared/http/problem.ts';
import { actionOf, put } from '#lambdas/shared/table/transaction.ts';
import { WriteConflict } from '#lambdas/shared/write.ts';
import { cancelled, table, tableHolds, transactions } from '#test/support/mocked-table.ts';

const write = put({ PK: 'THING#1', SK: 'THING' });

/** Executes an operation and counts the attempts. */
function execute(
  operation: (attempt: number) => Answer | Promise<Answer>,
  {
    idempotentRequest,
    remainingTime = () => 10_000,
  }: { idempotentRequest?: IdempotentRequest; remainingTime?: () => number } = {},
) {
  let attempts = 0;
  const answer = executeIdempotently({
    operation: async () => {
      attempts += 1;
      return operation(attempts);
    },
    render: ({ status, body }) => ({ statusCode: status, headers: {}, body: JSON.stringify(body) }),
    renderError: (error) => problemOf(error, '/api/things'),
    idempotentRequest,
    now: new Date('2026-11-21T12:00:00.000Z'),
    remainingTime,
  });
  return { answer, attempts: () => attempts };
}

beforeEach(() => {
  tableHolds();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('an idempotent operation', () => {
  it('commits its writes', async () => {
    const { answer } = execute(() => ({ status: 200, body: 1, writes: [write] }));
    expect(await answer).toEqual({ statusCode: 200, headers: {}, body: '1' });
    expect(transactions()).toEqual([[actionOf(write)]]);
  });

  it('without writes sends no transaction', async () => {
    await execute(() => ({ status: 200, body: 1, writes: [] })).answer;
    expect(transactions()).toEqual([]);
  });

  it('runs again after a write conflict', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('ConditionalCheckFailed')).resolves({});
    const { answer } = execute((attempt) => ({ status: 200, body: attempt, writes: [write] }));
    expect(await answer).toMatchObject({ body: '2' });
  });

  it('may have a different result in the second attempt', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
    const { answer } = execute((attempt) => {
      if (attempt === 2) throw new AppError('INVALID_TRANSITION');
      return { status: 200, body: attempt, writes: [write] };
    });
    await expect(answer).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  });

  it('fails with UNAVAILABLE after six attempts', async () => {
    table.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed'));
    const { answer, attempts } = execute(() => ({ status: 200, body: 1, writes: [write] }));
    await expect(answer).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    expect(attempts()).toBe(6);
  });

  it('fails with UNAVAILABLE before the Lambda runs out of time', async () => {
    table.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed'));
    const times = [10_000, 8000, 3000];
    const { answer, attempts } = execute(() => ({ status: 200, body: 1, writes: [write] }), {
      remainingTime: () => times.shift() ?? 0,
    });
    await expect(answer).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    expect(attempts()).toBe(3);
  });

  it('runs again after a single write conflicts with a transaction', async () => {
    const conflict = new WriteConflict(['TransactionConflictException']);
    const once = execute((attempt) => {
      if (attempt === 1) throw conflict;
      return { status: 200, body: attempt, writes: [] };
    });
    expect(await once.answer).toMatchObject({ body: '2' });
    const always = execute(() => {
      throw conflict;
    });
    await expect(always.answer).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    expect(always.attempts()).toBe(6);
  });

  // The SDK client has already retried with the same token; another attempt could write twice.
  it('does not run again when its writes may have been committed', async () => {
    const timeout = Object.assign(new Error(), { name: 'TimeoutError' });
    table.on(TransactWriteCommand).rejects(timeout);
    const { answer, attempts } = execute(() => ({ status: 200, body: 1, writes: [write] }));
    await expect(answer).rejects.toBe(timeout);
    expect(attempts()).toBe(1);
  });

  it('does not run again after a refusal or an unexpected error', async () => {
    for (const error of [new AppError('FORBIDDEN'), new Error('broken')]) {
      const { answer, attempts } = execute(() => {
        throw error;
      });
      await expect(answer).rejects.toBe(error);
      expect(attempts()).toBe(1);
    }
  });

  const idempotentRequest = { userId: 'a', key: 'key-of-8', fingerprint: 'f' };

  it.each(['UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS'] as const)(
    'does not store the temporary error %s',
    async (code) => {
      const { answer } = execute(
        () => {
          throw new AppError(code);
        },
        { idempotentRequest },
      );
      await expect(answer).rejects.toMatchObject({ code });
      expect(transactions()).toEqual([]);
    },
  );

  it('stores a refusal without other writes and answers with it', async () => {
    const { answer } = execute(
      () => {
        throw new AppError('FORBIDDEN');
      },
      { idempotentRequest },
    );
    expect(await answer).toMatchObject({ statusCode: 403 });
    expect(transactions().map((actions) => actions.map(({ Put }) => Put?.Item?.['PK']))).toEqual([
      ['IDEMPOTENCY#a'],
    ]);
  });
});
