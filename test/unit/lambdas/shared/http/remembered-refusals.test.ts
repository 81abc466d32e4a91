import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusinessInput, businessId } from '#test/support/builders/a-business.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { executeOperation } from '#test/support/execute-operation.ts';
import { recordKey, register } from '#test/support/idempotent-requests.ts';
import {
  allItems,
  beforeWrite,
  deleteItem,
  itemAt,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const idempotentRequest = { userId: 'a', key: 'key-of-8', fingerprint: 'f' };

beforeEach(() => tableHolds());

describe('a refusal with an idempotency key', () => {
  it('is stored, and given again even if its reason is gone', async () => {
    const user = stored.user(aUser({ businessId }));
    tableHolds(user);
    const first = await register();
    expect(first).toMatchObject({ status: 409, body: { code: 'BUSINESS_ALREADY_EXISTS' } });
    expect(allItems()).toEqual([itemAt(recordKey), user]);
    deleteItem(keys.user(ownerId));
    expect(await register()).toEqual(first);
    expect(allItems()).toHaveLength(1);
  });

  it('of invalid input is not stored, so that the corrected request may use the same key', async () => {
    expect(await register({ body: aBusinessInput({ name: '' }) })).toMatchObject({ status: 400 });
    expect(allItems()).toEqual([]);
  });

  it('that is an internal error of the table is not stored', async () => {
    beforeWrite(({ writeNumber }) => (writeNumber === 1 ? new Error('broken') : undefined));
    expect(await register()).toMatchObject({ status: 500 });
    expect(allItems()).toEqual([]);
    expect(writesMade()).toBe(1);
  });

  it.each([
    ['UNAVAILABLE', new AppError('UNAVAILABLE')],
    ['INTERNAL', new AppError('INTERNAL')],
    ['TOO_MANY_REQUESTS', new AppError('TOO_MANY_REQUESTS')],
    ['REQUEST_IN_PROGRESS', new AppError('REQUEST_IN_PROGRESS')],
    ['UNAUTHENTICATED, since a token may be replaced', new AppError('UNAUTHENTICATED')],
    ['that says so', new AppError('VALIDATION_FAILED', { isRemembered: false })],
  ])('%s is not stored', async (_, refusal) => {
    const operation = () => {
      throw refusal;
    };
    await expect(executeOperation(operation, { idempotentRequest }).answer).rejects.toBe(refusal);
    expect(allItems()).toEqual([]);
  });
});
