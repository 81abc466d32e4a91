import {
  AdminDisableUserCommand,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { routeKeyOf } from '#contract/route.ts';
import { validatorRoutes } from '#contract/routes/validators.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { handler } from '#lambdas/validators/handler.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aUser } from '#test/support/builders/people.ts';
import { itemAt, tableHolds } from '#test/support/memory-table/table.ts';
import { emptyUserPool, userPool } from '#test/support/mocked-user-pool.ts';
import { requestOf, validatorId, validatorUserId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const remove = () =>
  call(handler, aRequest(routeKeyOf(validatorRoutes.deleteValidator), requestOf.deleteValidator));

const items = [
  stored.user(aUser({ businessId })),
  stored.business(aBusiness()),
  stored.validator(aValidator()),
];

beforeEach(emptyUserPool);

describe('deleting a validator', () => {
  it('succeeds while the user pool fails, since a job disables the account again', async () => {
    tableHolds(...items, stored.user(aValidatorUser()));
    userPool
      .on(AdminDisableUserCommand)
      .rejects(new TooManyRequestsException({ message: '', $metadata: {} }));
    expect((await remove()).status).toBe(204);
    expect(userPool.commandCalls(AdminDisableUserCommand)).toHaveLength(1);
    expect(itemAt(keys.user(validatorUserId))).toMatchObject({ status: 'disabled' });
  });

  it('keeps it that a validator removed their account', async () => {
    tableHolds(...items, stored.user(aValidatorUser({ status: 'removed' })));
    expect((await remove()).status).toBe(204);
    expect(itemAt(keys.user(validatorUserId))).toMatchObject({ status: 'removed' });
    expect(itemAt(keys.validator(businessId, validatorId))).toMatchObject({
      status: 'disabled',
    });
  });
});
