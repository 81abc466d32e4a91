import { businessRoutes } from '#contract/businesses/routes.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { shownImageOf } from '#lambdas/media/images/stored-image.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  aBusiness,
  aBusinessInput,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aStoredImage } from '#test/support/builders/an-image.ts';
import { aUser, owner, ownerId } from '#test/support/builders/people.ts';
import { beforeNextWrite } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  itemAt,
  itemsOfKind,
  putItems,
  type StoredItem,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const business = keys.business(businessId);
const live = { ...aBusiness(), revisionId };
const avatar = { images: [shownImageOf(aStoredImage('business'))] };

/** Stores a business with two validators in its shop, and a revision. */
const holds = (record: BusinessItem, revision = aRevision()) =>
  tableHolds(...aBakery({ business: record }), stored.business(revision), employed(2));

const employed = (validatorsCount: number) => ({
  ...keys.validatorsCount(shopId),
  validatorsCount,
});
const edit = (changes: StoredItem) => () => changeAttributes(business, changes);
const count = (changes: StoredItem) => changeAttributes(keys.businessCounters(businessId), changes);
const employ = async () => {
  await putItems(employed(3));
  await count({ validatorsRevision: 1 });
};

const change = (id: string, changes: object = { name: 'Padaria Lua' }) => {
  const body = aBusinessInput(changes);
  return call(businessRoutes.updateBusiness, { as: owner, params: { id }, body });
};

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));

describe('at the same time as another change,', () => {
  it.each([
    ['registers another one', { businessId }],
    ['is removed', { status: 'removed' }],
  ])('a business is not registered if its owner %s', async (_, changes) => {
    await tableHolds(stored.user(aUser()));
    beforeNextWrite(() => changeAttributes(keys.user(ownerId), changes));
    const answer = await call(businessRoutes.createBusiness, { as: owner, body: aBusinessInput() });
    expect(answer.code).toBe('BUSINESS_ALREADY_EXISTS');
    expect(await itemsOfKind('BUSINESS BUSINESS')).toEqual([]);
  });

  const smaller = { sizeTypeId: 1 };

  it.each<[string, BusinessItem, object | undefined, () => Promise<void>, number]>([
    ['it is edited', aPendingBusiness(), undefined, edit({ version: 7 }), 200],
    ['it is given away', aPendingBusiness(), undefined, edit({ userId: 'another' }), 404],
    ['a revision of it starts', aBusiness(), undefined, edit({ revisionId }), 409],
    ['it gets a second shop', aBusiness(), smaller, () => count({ shopsCount: 2 }), 409],
    ['its shop gets a third validator', aBusiness(), smaller, employ, 409],
  ])('a change is decided again if %s', async (_, record, input, work, status) => {
    await holds(record);
    beforeNextWrite(work);
    expect((await change(businessId, input)).status).toBe(status);
    const name = status === 200 ? 'Padaria Lua' : record.name;
    expect(await itemAt(business)).toMatchObject({ name });
  });

  it('a new avatar of a revision is applied to its business in its latest state', async () => {
    await holds({ ...live, ...avatar }, aRevision(avatar));
    beforeNextWrite(edit({ version: 4, rejectionReason: 'Nome' }));
    await change(revisionId, { name: aRevision().name });
    expect(await itemAt(business)).toMatchObject({ version: 5, rejectionReason: 'Nome' });
    for (const record of await itemsOfKind('BUSINESS BUSINESS')) {
      expect(record).not.toHaveProperty('images');
    }
  });

  it('a change of a revision is refused if its business is suspended', async () => {
    await holds(live);
    beforeNextWrite(edit({ status: 'suspended', version: 4 }));
    expect((await change(revisionId)).code).toBe('INVALID_TRANSITION');
    expect(await itemAt(keys.business(revisionId))).toMatchObject({ name: aRevision().name });
  });
});
