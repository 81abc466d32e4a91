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

  it.each([
    ['of a token, which may be replaced', new AppError('UNAUTHENTICATED')],
    ['that says so', new AppError('VALIDATION_FAILED', { isRemembered: false })],
  ])('does not store a refusal %s', async (_, refusal) => {
    const { answer } = execute(
      () => {
        throw refusal;
      },
      { idempotentRequest },
    );
    await expect(answer).rejects.toBe(refusal);
    expect(transactions()).toEqual([]);
  });

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

  describe('with work outside of the table', () => {
    /** An answer with such work, and what of it ran, in order. */
    function withWork(fails = false) {
      const ran: string[] = [];
      const work = (name: string) => async () => {
        ran.push(`${name} after ${transactions().length}`);
        if (fails) throw new Error('The other service is down');
      };
      const afterCommit = work('commit');
      const afterFailure = work('failure');
      const answer = { status: 200, body: 1, writes: [write], afterCommit, afterFailure } as const;
      return { answer, ran };
    }

    it('does what follows the commit, once the writes are committed', async () => {
      const { answer, ran } = withWork();
      expect(await execute(() => answer).answer).toMatchObject({ statusCode: 200 });
      expect(ran).toEqual(['commit after 1']);
    });

    it('undoes each attempt whose commit failed before it runs again', async () => {
      table.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
      const { answer, ran } = withWork();
      await execute(() => answer).answer;
      expect(ran).toEqual(['failure after 1', 'commit after 2']);
    });

    it('undoes an attempt when nobody knows whether it was committed', async () => {
      const lost = new Error('The connection was lost');
      table.on(TransactWriteCommand).rejects(lost);
      const { answer, ran } = withWork();
      await expect(execute(() => answer).answer).rejects.toBe(lost);
      expect(ran).toEqual(['failure after 1']);
    });

    it('gives the answer although what follows the commit fails', async () => {
      const { answer } = withWork(true);
      expect(await execute(() => answer).answer).toMatchObject({ statusCode: 200 });
    });

    it('fails with the error of the commit although undoing fails, too', async () => {
      const lost = new Error('The connection was lost');
      table.on(TransactWriteCommand).rejects(lost);
      await expect(execute(() => withWork(true).answer).answer).rejects.toBe(lost);
    });
  });
});
