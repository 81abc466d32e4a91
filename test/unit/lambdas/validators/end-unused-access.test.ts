import { routeKeyOf } from '#contract/http/route.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { handler } from '#lambdas/entries/api/validators.ts';
import { syncStatus } from '#lambdas/platform/identity/sync-status.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  base,
  beforeAddingValidators,
  broken,
  failing,
  postValidator,
  runSweep,
  storedValidatorsCount,
  temporaryPassword,
  throttled,
} from '#test/support/adding-validators.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { type PoolFault, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { itemAt, itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';
import { ownerCaller } from '#test/support/request-of-route.ts';

const start = '2026-11-20T12:00:00.000Z';
/** Minutes just after and just before an access ends, 15 minutes after its temporary password expired. */
const [after, before] = [7 * 24 * 60 + 16, 7 * 24 * 60 + 14];

beforeAddingValidators();
beforeEach(() => stopDateAt(start));
afterEach(() => jest.useRealTimers());

/** Adds a validator; returns the pool, their ids and their stored items. */
async function aNewValidator(faultOf?: (command: string, number: number) => PoolFault) {
  tableHolds(...base);
  const pool = userPoolKeeps([], faultOf);
  const id = String((await postValidator()).body['id']);
  const userId = pool.accounts()[0]?.userId ?? '';
  const record = () => itemAt(keys.validator(businessId, id));
  return { pool, id, userId, record, user: () => itemAt(keys.user(userId)) };
}

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
    expect(itemsOfKind('VALIDATOR_EMAIL VALIDATOR_EMAIL')).toEqual([]);
    expect(await runSweep(after)).toMatchObject(swept(0));
  });

  it('lasts longer with another temporary password', async () => {
    const { id, record } = await aNewValidator();
    stopDateAt('2026-11-21T12:00:00.000Z');
    const params = { id: businessId, validatorId: id };
    const request = { as: ownerCaller, params, body: { temporaryPassword } };
    const routeKey = routeKeyOf(validatorRoutes.setTemporaryPassword);
    expect((await invokeHandler(handler, aRequest(routeKey, request))).status).toBe(204);
    expect(await runSweep(before)).toMatchObject(swept(0));
    await runSweep(after);
    expect(record()).toMatchObject({ status: 'disabled' });
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

  it('is ended by the next run if the user pool throttles, and their account is not in doubt', async () => {
    const { record, user } = await aNewValidator(
      failing('ListUsersCommand', throttled, 'before', 1),
    );
    await expect(runSweep(after)).rejects.toThrow('throttles');
    expect(record()).toMatchObject({ status: 'pending_first_access' });
    expect(user()).not.toHaveProperty('accountMissingSince');
    expect(await runSweep(after)).toMatchObject(swept(1));
  });

  it('is ended by a later run if the user pool fails', async () => {
    const { record } = await aNewValidator(failing('ListUsersCommand', broken, 'before', 1));
    await expect(runSweep(after)).rejects.toThrow('1 reservations or accesses');
    expect(record()).toMatchObject({ status: 'pending_first_access' });
    expect(await runSweep(after)).toMatchObject(swept(1));
    expect(record()).toMatchObject({ status: 'disabled' });
  });
});
