import { setTimeout as pause } from 'node:timers/promises';
import { handler } from '#lambdas/entries/api/businesses.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { Answer } from '#lambdas/platform/http/answer.ts';
import { executeIdempotently } from '#lambdas/platform/http/execute-idempotently.ts';
import { problemAnswerOf } from '#lambdas/platform/http/problem.ts';
import { putNew } from '#lambdas/platform/table/transaction.ts';
import { WriteConflict } from '#lambdas/platform/table/write.ts';
import { aBusinessInput } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';
import {
  allItems,
  beforeNextWrite,
  beforeWrite,
  putItems,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';

const thing = { PK: 'THING#1', SK: 'THING' };
const success = { status: 200, body: 1, writes: [putNew(thing)] } as const;

/** Executes an operation and counts the attempts. */
function execute(
  operation: (attempt: number) => Answer | Promise<Answer>,
  given: Partial<Parameters<typeof executeIdempotently>[0]> = {},
) {
  let attempts = 0;
  const answer = executeIdempotently({
    operation: async () => {
      attempts += 1;
      return operation(attempts);
    },
    render: ({ status, body }) => ({ statusCode: status, headers: {}, body: JSON.stringify(body) }),
    renderError: (error) => problemAnswerOf(error, '/api/things'),
    idempotentRequest: undefined,
    now: new Date('2026-11-21T12:00:00.000Z'),
    remainingTime: () => 10_000,
    ...given,
  });
  return { answer, attempts: () => attempts };
}

beforeEach(() => {
  tableHolds();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('an idempotent operation', () => {
  it('needs no writes', async () => {
    const { answer } = execute(() => ({ ...success, writes: [] }));
    expect(await answer).toEqual({ statusCode: 200, headers: {}, body: '1' });
    expect(allItems()).toEqual([]);
  });

  it('decides again after a write conflict, and may have a different result', async () => {
    beforeNextWrite(() => putItems(thing));
    const { answer } = execute((attempt) => {
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
    const { answer, attempts } = execute(() => success, { remainingTime });
    await expect(answer).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    expect(attempts()).toBe(most);
  });

  it('runs again after a single write conflicts with a transaction', async () => {
    const { answer } = execute((attempt) => {
      if (attempt === 1) throw new WriteConflict(['TransactionConflictException']);
      return { ...success, body: attempt };
    });
    expect(await answer).toMatchObject({ body: '2' });
  });

  // The SDK client has already retried with the same token; another attempt could write twice.
  it('does not run again when its writes may have been committed', async () => {
    beforeWrite(() => 'lost answer');
    const { answer, attempts } = execute(() => success);
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(attempts()).toBe(1);
  });

  it.each([
    ['UNAVAILABLE', new AppError('UNAVAILABLE')],
    ['INTERNAL', new AppError('INTERNAL')],
    ['TOO_MANY_REQUESTS', new AppError('TOO_MANY_REQUESTS')],
    ['REQUEST_IN_PROGRESS', new AppError('REQUEST_IN_PROGRESS')],
    ['UNAUTHENTICATED, since a token may be replaced', new AppError('UNAUTHENTICATED')],
    ['that says so', new AppError('VALIDATION_FAILED', { isRemembered: false })],
    ['that nobody expected', new Error('broken')],
  ])('is not run again after a refusal %s, which is not stored', async (_, refusal) => {
    const operation = () => {
      throw refusal;
    };
    const idempotentRequest = { userId: 'a', key: 'key-of-8', fingerprint: 'f' };
    const { answer, attempts } = execute(operation, { idempotentRequest });
    await expect(answer).rejects.toBe(refusal);
    expect([attempts(), allItems()]).toEqual([1, []]);
  });
});

describe('a Lambda that has little time left', () => {
  const body = aBusinessInput();
  const register = aRequest('POST /businesses', { as: { userId: ownerId }, body });

  it('answers with the result of the commit in progress', async () => {
    beforeNextWrite(() => pause(50));
    expect(await invokeHandler(handler, register, 6)).toMatchObject({ status: 201 });
  });

  it('does not retry, and sends Retry-After', async () => {
    beforeWrite(() => 'conflict');
    const answer = await invokeHandler(handler, register, 4000);
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    expect(writesMade()).toBe(1);
  });
});

describe.each([
  ['succeeds', false],
  ['fails', true],
])('work outside of the table that %s', (_, fails) => {
  /** An answer with such work, and a list of the work that ran, in order. */
  function withWork() {
    const ran: string[] = [];
    const work = (name: string) => async () => {
      ran.push(`${name} after ${writesMade()}`);
      if (fails) throw new Error('The other service is down');
    };
    return {
      ran,
      done: { ...success, afterCommit: work('commit'), afterFailure: work('failure') },
    };
  }

  it('follows the commit, does not change the answer, and undoes a failed attempt first', async () => {
    beforeWrite(({ writeNumber }) => (writeNumber === 1 ? 'conflict' : undefined));
    const { done, ran } = withWork();
    expect(await execute(() => done).answer).toMatchObject({ statusCode: 200 });
    expect(ran).toEqual(['failure after 1', 'commit after 2']);
  });

  it('undoes an attempt whose commit is uncertain, and keeps that error', async () => {
    beforeWrite(() => 'lost answer');
    const { done, ran } = withWork();
    await expect(execute(() => done).answer).rejects.toThrow('No answer in time');
    expect(ran).toEqual(['failure after 1']);
  });
});
