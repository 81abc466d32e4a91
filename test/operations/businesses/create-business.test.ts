import { businessRoutes } from '#contract/businesses/routes.ts';
import { imageUrlOf } from '#contract/media/images.ts';
import { ownerIdOfUser } from '#lambdas/media/images/stored-image.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, aBusinessInput, businessId } from '#test/support/builders/a-business.ts';
import { anImage, imageKeyNo } from '#test/support/builders/an-image.ts';
import { aUser, owner, ownerId } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { itemAt, itemsOfKind, tableHolds } from '#test/support/operations/store.ts';
import { stored } from '#test/support/stored.ts';

const register = (changes = {}) =>
  call(businessRoutes.createBusiness, {
    as: owner,
    body: aBusinessInput({ name: 'Padaria Lua', ...changes }),
  });

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

  it.each([
    ['unknown', 'ready', 2, 'IMAGE_NOT_FOUND'],
    ['refused', 'refused', 1, 'IMAGE_REFUSED'],
  ] as const)('refuses an %s avatar', async (_, status, number, code) => {
    const [area, of] = ['business' as const, ownerIdOfUser(ownerId)];
    const keyNo = (n: number) => imageKeyNo(area, n).replace(businessId, of);
    const image = anImage({ area, ownerId: of, key: keyNo(1), status });
    await tableHolds(stored.user(aUser()), stored.image(image));
    expect((await register({ avatarUrl: imageUrlOf(keyNo(number)) })).code).toBe(code);
    expect(await itemsOfKind('BUSINESS BUSINESS')).toEqual([]);
  });
});
