import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#lambdas/shared/app-error.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusinessInput } from '#test/support/builders/a-business.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { executeOperation } from '#test/support/execute-operation.ts';
import { isRecord, register, storedAnswer } from '#test/support/idempotent-requests.ts';
import {
  failingAt,
  failingWhere,
  table,
  tableHolds,
  transactions,
} from '#test/support/mocked-table.ts';

beforeEach(() => {
  tableHolds();
  // Removes the random waits between attempts.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('a refusal with an idempotency key', () => {
  it('is stored', async () => {
    table
      .on(TransactWriteCommand)
      .callsFakeOnce(failingAt(keys.user(ownerId)))
      .resolves({});
    const first = await register();
    expect(first).toMatchObject({ status: 409, body: { code: 'BUSINESS_ALREADY_EXISTS' } });
    expect(transactions()).toHaveLength(2);
    expect(transactions()[1]).toHaveLength(1);
    tableHolds(storedAnswer(1));
    expect(await register()).toEqual(first);
    expect(transactions()).toEqual([]);
  });

  it('is reconsidered in a new attempt after a write conflict', async () => {
    table
      .on(TransactWriteCommand)
      .callsFakeOnce(failingWhere((written) => !isRecord(written)))
      .resolves({});
    expect(await register()).toMatchObject({ status: 201 });
    expect(transactions()).toHaveLength(2);
    expect(storedAnswer(1).answer.statusCode).toBe(201);
  });

  it('of invalid input is not stored, so that the corrected request may use the same key', async () => {
    expect(await register({ body: aBusinessInput({ name: '' }) })).toMatchObject({ status: 400 });
    expect(transactions()).toEqual([]);
  });

  it('that is an internal error is not stored', async () => {
    table.on(TransactWriteCommand).rejects(new Error('broken'));
    expect(await register()).toMatchObject({ status: 500 });
    expect(transactions()).toHaveLength(1);
  });
});

describe('an idempotent operation', () => {
  const idempotentRequest = { userId: 'a', key: 'key-of-8', fingerprint: 'f' };

  it.each(['UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS'] as const)(
    'does not store the temporary error %s',
    async (code) => {
      const { answer } = executeOperation(
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
    const { answer } = executeOperation(
      () => {
        throw refusal;
      },
      { idempotentRequest },
    );
    await expect(answer).rejects.toBe(refusal);
    expect(transactions()).toEqual([]);
  });

  it('stores a refusal without other writes and answers with it', async () => {
    const { answer } = executeOperation(
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
