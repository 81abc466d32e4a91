import {
  checkBusinessUnchanged,
  findBusiness,
  insertBusiness,
  listBusinessesByStatus,
  removeBusiness,
  replaceBusiness,
} from '#lambdas/businesses/store/business-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import {
  aBusiness,
  aPendingBusiness,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import {
  allItems,
  changeAttributes,
  readsLag,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const key = keys.business(businessId);
const next = aBusiness({ name: 'Padaria Lua', version: 4 });
const write = (writes: Write[]) => commit(writes);
const conflict = { name: 'WriteConflict' };

beforeEach(() => tableHolds(stored.business(aBusiness())));

describe('a business in the table', () => {
  it('is found by its id, without its keys', async () => {
    tableHolds(stored.business({ ...aBusiness(), revisionId }));
    expect(await findBusiness(businessId)).toEqual({ ...aBusiness(), revisionId });
    expect(await findBusiness(revisionId)).toBeUndefined();
  });

  it('is not created if its id is taken', async () => {
    await expect(write(insertBusiness(next))).rejects.toMatchObject(conflict);
    expect(await findBusiness(businessId)).toEqual(aBusiness());
  });

  it('is replaced as it was read, also when its revision is gone', async () => {
    tableHolds(stored.business({ ...aBusiness(), revisionId }));
    await write(replaceBusiness({ ...aBusiness(), revisionId }, next));
    expect(await findBusiness(businessId)).toEqual(next);
    await write(removeBusiness(next));
    expect(allItems()).toEqual([]);
  });

  it.each([
    ['another version', {}, { version: 4 }],
    ['another owner', {}, { userId: 'another' }],
    ['a revision', {}, { revisionId }],
    ['another revision', { revisionId }, { revisionId: 'another' }],
    ['no revision any more', { revisionId }, { revisionId: undefined }],
  ])('is neither replaced nor removed if it now has %s', async (_, read, now) => {
    const before = { ...aBusiness(), ...read };
    tableHolds(stored.business(before));
    changeAttributes(key, now);
    const items = allItems();
    await expect(write(replaceBusiness(before, next))).rejects.toMatchObject(conflict);
    await expect(write(removeBusiness(before))).rejects.toMatchObject(conflict);
    expect(allItems()).toEqual(items);
  });

  it.each([{ userId: 'another' }, { status: 'suspended' }, { sizeTypeId: 3 }])(
    'prevents publications after a change to %j, but not after a change of its name',
    async (now) => {
      changeAttributes(key, { name: 'Padaria Lua', version: 4 });
      await write([checkBusinessUnchanged(aBusiness())]);
      changeAttributes(key, now);
      await expect(write([checkBusinessUnchanged(aBusiness())])).rejects.toMatchObject(conflict);
    },
  );
});

describe('the queue of a status', () => {
  const [first, second, third] = [3, 1, 2].map((n, index) =>
    aPendingBusiness({
      id: `biz_01K9A1B2C3D4E5F6G7H8J9K00${n}`,
      updatedAt: `2026-02-0${index + 1}T12:00:00.000Z`,
    }),
  ) as [typeof next, typeof next, typeof next];
  const list = (position?: string) =>
    listBusinessesByStatus('pending_approval', { limit: 2, position });

  beforeEach(async () => {
    tableHolds();
    await commit([third, first, second].flatMap((one) => insertBusiness(one)));
  });

  it('begins with the business that waits longest, and ends with a page that is not full', async () => {
    const page = await list();
    expect(page.items).toEqual([first, second]);
    expect(await list(page.position)).toEqual({ items: [third] });
  });

  it('omits a business whose status has changed, although the index may still have it', async () => {
    await write(replaceBusiness(first, { ...first, status: 'active', version: 2 }));
    readsLag({ indexes: 1 });
    const page = await list();
    expect(page.items).toEqual([second]);
    expect(await list(page.position)).toEqual({ items: [third] });
  });
});
