import { TooManyRequestsException } from '@aws-sdk/client-cognito-identity-provider';
import { syncStatus } from '#lambdas/platform/identity/sync-status.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  broken,
  failing,
  postValidator,
  reservedEmails,
  runSweep,
  storedValidatorsCount,
  twoShops,
} from '#test/support/adding-validators.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { type PoolFault, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { itemAt, tableHolds } from '#test/support/memory-table/table.ts';

const start = '2026-11-20T12:00:00.000Z';
/** Minutes just after and just before an access ends, 15 minutes after its temporary password expired. */
const [after, before] = [7 * 24 * 60 + 16, 7 * 24 * 60 + 14];

beforeEach(() => {
  stopDateAt(start);
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => jest.useRealTimers());

/** Adds a validator; returns the pool, their id in it and their stored items. */
async function aNewValidator(faultOf?: (command: string, number: number) => PoolFault) {
  tableHolds(...twoShops);
  const pool = userPoolKeeps([], faultOf);
  const id = (await postValidator()).body.id;
  const userId = pool.accounts()[0]?.userId ?? '';
  const record = () => itemAt(keys.validator(businessId, id));
  return { pool, userId, record, user: () => itemAt(keys.user(userId)) };
}

const throttled = new TooManyRequestsException({ message: 'Too many', $metadata: {} });
const swept = (done: number) => ({ accesses: { done, failed: 0 } });

describe('the access of a validator who never signed in', () => {
  it('ends with their temporary password, and frees the e-mail with the account', async () => {
    const { pool, userId, record, user } = await aNewValidator();
    expect(await runSweep(before)).toMatchObject(swept(0));
    expect(record()).toMatchObject({ status: 'pending_first_access' });
    expect(await runSweep(after)).toMatchObject(swept(1));
    expect(record()).toMatchObject({ status: 'disabled' });
    expect(user()).toMatchObject({ status: 'removed' });
    expect(storedValidatorsCount()).toBe(0);
    // The job `remove-account` does this.
    await syncStatus(userId);
    expect(pool.accounts()).toEqual([]);
    expect(reservedEmails()).toEqual([]);
    expect(await runSweep(after)).toMatchObject(swept(0));
  });

  it('does not end after a sign-in, with or without a changed password', async () => {
    const { pool, userId, record } = await aNewValidator();
    pool.signIn(userId);
    expect(await runSweep(after)).toMatchObject(swept(1));
    expect(record()).toMatchObject({ status: 'pending_first_access' });
    expect(await runSweep(after)).toMatchObject(swept(0));
  });

  it('ends if two searches a day apart do not find their account', async () => {
    const { record, user } = await aNewValidator();
    userPoolKeeps();
    await runSweep(after);
    await runSweep(after + 23 * 60);
    expect(record()).toMatchObject({ status: 'pending_first_access' });
    expect(user()).toMatchObject({ status: 'active', accountMissingSince: expect.any(String) });
    await runSweep(after + 24 * 60);
    expect(record()).toMatchObject({ status: 'disabled' });
    expect(user()).toMatchObject({ status: 'removed' });
  });

  it('is kept if their account was missed once', async () => {
    const { pool, userId, record, user } = await aNewValidator();
    pool.signIn(userId);
    const accounts = pool.accounts();
    userPoolKeeps();
    await runSweep(after);
    userPoolKeeps(accounts);
    await runSweep(after + 24 * 60);
    expect(record()).toMatchObject({ status: 'pending_first_access' });
    expect(record()).not.toHaveProperty('unusedUntil');
    expect(user()).not.toHaveProperty('accountMissingSince');
  });

  it.each([
    ['throttles', throttled],
    ['fails', broken],
  ])(
    'is ended by a later run if the user pool %s, and the account is not in doubt',
    async (_, error) => {
      const { record, user } = await aNewValidator(failing('ListUsersCommand', error, 'before', 1));
      const reason = error === throttled ? 'throttles' : '1 reservations or accesses';
      await expect(runSweep(after)).rejects.toThrow(reason);
      expect(record()).toMatchObject({ status: 'pending_first_access' });
      expect(user()).not.toHaveProperty('accountMissingSince');
      expect(await runSweep(after)).toMatchObject(swept(1));
      expect(record()).toMatchObject({ status: 'disabled' });
    },
  );
});
