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

/** Decides on a thing, counting how often it is decided. */
function decideOn(
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

describe('a decision', () => {
  it('is saved with its writes', async () => {
    const { answer } = decideOn(() => ({ status: 200, body: 1, writes: [write] }));
    expect(await answer).toEqual({ statusCode: 200, headers: {}, body: '1' });
    expect(transactions()).toEqual([[actionOf(write)]]);
  });

  it('that writes nothing sends nothing', async () => {
    await decideOn(() => ({ status: 200, body: 1, writes: [] })).answer;
    expect(transactions()).toEqual([]);
  });

  it('is made again from current data after a write conflict', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('ConditionalCheckFailed')).resolves({});
    const { answer } = decideOn((attempt) => ({ status: 200, body: attempt, writes: [write] }));
    expect(await answer).toMatchObject({ body: '2' });
  });

  it('may be a different one the second time', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
    const { answer } = decideOn((attempt) => {
      if (attempt === 2) throw new AppError('INVALID_TRANSITION');
      return { status: 200, body: attempt, writes: [write] };
    });
    await expect(answer).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  });

  it('fails with UNAVAILABLE after six attempts', async () => {
    table.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed'));
    const { answer, attempts } = decideOn(() => ({ status: 200, body: 1, writes: [write] }));
    await expect(answer).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    expect(attempts()).toBe(6);
  });

  it('fails with UNAVAILABLE before the Lambda runs out of time', async () => {
    table.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed'));
    const times = [10_000, 8000, 3000];
    const { answer, attempts } = decideOn(() => ({ status: 200, body: 1, writes: [write] }), {
      remainingTime: () => times.shift() ?? 0,
    });
    await expect(answer).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    expect(attempts()).toBe(3);
  });

  it('is made again after a single write conflicts with a transaction', async () => {
    const conflict = new WriteConflict(['TransactionConflictException']);
    const once = decideOn((attempt) => {
      if (attempt === 1) throw conflict;
      return { status: 200, body: attempt, writes: [] };
    });
    expect(await once.answer).toMatchObject({ body: '2' });
    const always = decideOn(() => {
      throw conflict;
    });
    await expect(always.answer).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    expect(always.attempts()).toBe(6);
  });

  // The client has sent it again by then, under the same token; a second decision could double it.
  it('is not made again when it may have been saved', async () => {
    const timeout = Object.assign(new Error(), { name: 'TimeoutError' });
    table.on(TransactWriteCommand).rejects(timeout);
    const { answer, attempts } = decideOn(() => ({ status: 200, body: 1, writes: [write] }));
    await expect(answer).rejects.toBe(timeout);
    expect(attempts()).toBe(1);
  });

  it('is not made again after a refusal or a fault', async () => {
    for (const error of [new AppError('FORBIDDEN'), new Error('broken')]) {
      const { answer, attempts } = decideOn(() => {
        throw error;
      });
      await expect(answer).rejects.toBe(error);
      expect(attempts()).toBe(1);
    }
  });

  const idempotentRequest = { userId: 'a', key: 'key-of-8', fingerprint: 'f' };

  it.each(['UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS'] as const)(
    'that may go better next time is not remembered: %s',
    async (code) => {
      const { answer } = decideOn(
        () => {
          throw new AppError(code);
        },
        { idempotentRequest },
      );
      await expect(answer).rejects.toMatchObject({ code });
      expect(transactions()).toEqual([]);
    },
  );

  it('that refuses is remembered on its own, and is the answer', async () => {
    const { answer } = decideOn(
      () => {
        throw new AppError('FORBIDDEN');
      },
      { idempotentRequest },
    );
    expect(await answer).toMatchObject({ statusCode: 403 });
    expect(transactions().map((actions) => actions.map(({ Put }) => Put?.Item?.['PK']))).toEqual([
      ['IDEMPOTENCY#a#key-of-8'],
    ]);
  });
});
