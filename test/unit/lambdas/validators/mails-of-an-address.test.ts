import { routeKeyOf } from '#contract/http/route.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { handler } from '#lambdas/entries/api/validators.ts';
import {
  base,
  beforeAddingValidators,
  broken,
  failing,
  postValidator,
} from '#test/support/adding-validators.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, shopIdNo } from '#test/support/builders/a-shop.ts';
import { aUser, strangerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

beforeAddingValidators();

const otherId = `${businessId.slice(0, -3)}THR`;
const others = [
  stored.user(aUser({ userId: strangerId, businessId: otherId })),
  stored.business(aBusiness({ id: otherId, userId: strangerId })),
  stored.shop(aShop({ id: shopIdNo(3), businessId: otherId, userId: strangerId })),
];
const { body } = requestOf.createValidator;
const byTheOther = {
  as: { userId: strangerId },
  params: { id: otherId },
  body: { ...(body as object), shopId: shopIdNo(3) },
};

async function addAndRemove(): Promise<void> {
  const added = await postValidator();
  expect(added.status).toBe(201);
  const removal = {
    ...requestOf.deleteValidator,
    params: { id: businessId, validatorId: String(added.body['id']) },
  };
  const removed = await invokeHandler(
    handler,
    aRequest(routeKeyOf(validatorRoutes.deleteValidator), removal),
  );
  expect(removed.status).toBe(204);
}

const accountsMade = () =>
  userPoolMock.calls().filter(({ args }) => args[0].constructor.name === 'AdminCreateUserCommand')
    .length;

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  tableHolds(...base, ...others);
});

describe('an address added and removed twice in a day', () => {
  beforeEach(async () => {
    userPoolKeeps();
    await addAndRemove();
    await addAndRemove();
  });

  it.each([
    ['the same business', {}],
    ['another one', byTheOther],
  ])('is refused to %s until the day is over, before an account is created', async (_, parts) => {
    const { status, headers, body: problem } = await postValidator(parts);
    expect([status, problem['code']]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(headers['retry-after']).toBe(String(15 * 60 * 60));
    expect(accountsMade()).toBe(2);
    stopDateAt('2026-11-22T03:00:00.000Z');
    expect((await postValidator(parts)).status).toBe(201);
  });

  it('does not block another address', async () => {
    const other = { ...(body as object), email: 'outra@vitrine.test' };
    expect((await postValidator({ body: other })).status).toBe(201);
  });
});

it('does not count attempts that created nobody, because they mailed nothing', async () => {
  userPoolKeeps([], failing('AdminCreateUserCommand', broken, 'before', 3));
  for (let attempt = 1; attempt <= 3; attempt += 1)
    expect((await postValidator()).status).toBe(503);
  await addAndRemove();
  await addAndRemove();
});
