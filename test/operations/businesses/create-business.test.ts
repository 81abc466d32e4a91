import { businessRoutes } from '#contract/businesses/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, aBusinessInput, businessId } from '#test/support/builders/a-business.ts';
import { aUser, owner, ownerId } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { itemAt, itemsOfKind, tableHolds } from '#test/support/operations/store.ts';
import { stored } from '#test/support/stored.ts';

const register = () =>
  call(businessRoutes.createBusiness, { as: owner, body: aBusinessInput({ name: 'Padaria Lua' }) });

describe('createBusiness', () => {
  it('stores a business that waits for approval, its owner, and its rows in the lists of staff', async () => {
    await tableHolds(stored.user(aUser()));
    const { status, headers, body } = await register();
    const { id } = body;
    expect(status).toBe(201);
    expect(headers).toMatchObject({ location: `/api/businesses/${id}`, etag: '"1"' });
    const registered = { name: 'Padaria Lua', userId: ownerId, status: 'pending_approval' };
    expect(body).toMatchObject({ ...registered, version: 1 });
    expect(await itemAt(keys.business(id))).toMatchObject({
      ...registered,
      GSI1PK: 'BUSINESS_STATUS#pending_approval',
      GSI1SK: `${body.updatedAt}#${id}`,
      GSI2PK: 'TAX_ID#11222333000181',
    });
    expect(await itemAt(keys.nameWord(id, 'lua'))).toBeDefined();
    expect(await itemAt(keys.user(ownerId))).toMatchObject({ businessId: id });
  });

  it('refuses a second business of the same user', async () => {
    await tableHolds(stored.user(aUser({ businessId })), stored.business(aBusiness()));
    expect((await register()).code).toBe('BUSINESS_ALREADY_EXISTS');
    expect(await itemsOfKind('BUSINESS BUSINESS')).toHaveLength(1);
  });
});
