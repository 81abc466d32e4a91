import { routeKeyOf } from '#contract/http/route.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { handler } from '#lambdas/entries/api/validators.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { base } from '#test/support/adding-validators.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { beforeNextWrite, putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { requestOf, validatorId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const { deleteValidator, listValidators } = validatorRoutes;
const counters = keys.validatorCounters(validatorId);

it('a redemption counted while the owner disables its validator is not lost', async () => {
  tableHolds(...base, stored.validator(aValidator()), stored.user(aValidatorUser()), {
    ...counters,
    validationsCount: 4,
  });
  userPoolKeeps();
  const counted = { validationsCount: 5, lastValidationAt: '2026-11-20T12:00:00.000Z' };
  beforeNextWrite(() => putItems({ ...counters, ...counted }));
  const removal = aRequest(routeKeyOf(deleteValidator), requestOf.deleteValidator);
  expect((await invokeHandler(handler, removal)).status).toBe(204);
  const query = { status: 'disabled' };
  const list = aRequest(routeKeyOf(listValidators), { ...requestOf.listValidators, query });
  expect((await invokeHandler(handler, list)).body['items']).toMatchObject([
    { id: validatorId, ...counted },
  ]);
});
