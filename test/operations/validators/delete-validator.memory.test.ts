import { validatorRoutes } from '#contract/validators/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import {
  aValidator,
  aValidatorUser,
  validatorId,
  validatorUserId,
} from '#test/support/builders/a-validator.ts';
import { anAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import {
  allItems,
  beforeNextWrite,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const count = { ...keys.validatorsCount(shopId), validatorsCount: 2 };
const counters = { ...keys.validatorCounters(validatorId), validationsCount: 4 };
const removed = stored.user(aValidatorUser({ status: 'removed' }));
const disable = () => call(validatorRoutes.deleteValidator, requestOf.deleteValidator);
const record = () => itemAt(keys.validator(businessId, validatorId));

let pool: ReturnType<typeof userPoolKeeps>;

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const unusedUntil = '2026-11-29T10:00:00.000Z';
  const validator = aValidator({ status: 'pending_first_access', unusedUntil });
  tableHolds(...aBakery(), count, counters, stored.validator(validator));
  putItems(stored.user(aValidatorUser()));
  pool = userPoolKeeps([anAccount(validatorUserId)]);
});

describe('deleteValidator', () => {
  it('disables the validator once, deletes their account, and makes room for another', async () => {
    expect((await disable()).status).toBe(204);
    const { unusedUntil: _, ...validator } = aValidator({ status: 'disabled', revision: 4 });
    const disabledAt = expect.any(String);
    expect(record()).toEqual({ ...stored.validator(validator), disabledAt });
    expect(itemAt(keys.user(validatorUserId))).toMatchObject({ status: 'removed' });
    expect(itemAt(count)).toMatchObject({ validatorsCount: 1 });
    expect(pool.accounts()).toEqual([]);
    const after = allItems();
    expect((await disable()).code).toBe('VALIDATOR_NOT_FOUND');
    expect(allItems()).toEqual(after);
  });

  it('keeps the mark that a validator removed their account', async () => {
    putItems(removed);
    expect((await disable()).status).toBe(204);
    expect(itemAt(removed)).toEqual(removed);
    expect(record()).toMatchObject({ status: 'disabled' });
  });

  it('loses no redemption that is counted at the same time', async () => {
    const counted = { validationsCount: 5, lastValidationAt: '2026-11-20T12:00:00.000Z' };
    beforeNextWrite(() => putItems({ ...counters, ...counted }));
    expect((await disable()).status).toBe(204);
    const query = { status: 'disabled' };
    const list = { ...requestOf.listValidators, query };
    const { items } = (await call(validatorRoutes.listValidators, list)).body;
    expect(items).toMatchObject([{ id: validatorId, ...counted }]);
  });
});
