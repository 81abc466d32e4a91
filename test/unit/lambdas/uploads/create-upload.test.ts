import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { imageKeyOf } from '#contract/images.ts';
import { uploadForm } from '#contract/uploads.ts';
import { imageItemKey } from '#lambdas/images/image-repository.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { handler } from '#lambdas/uploads/handler.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aStaffUser, aUser, ownerId, staffId } from '#test/support/builders/people.ts';
import { everything } from '#test/support/call-route.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { failingAt, table, tableHolds, transactions, writeOf } from '#test/support/mocked-table.ts';
import { requestOf, staff } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

/** The answer to a request, with the form where there is one. */
async function create(parts = {}) {
  const request = aRequest('POST /uploads', { ...requestOf.createUpload, ...parts });
  const { status, body } = await call(handler, request);
  return { status, body, form: status === 201 ? uploadForm.parse(body) : undefined };
}

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(...everything);
});

describe('creating an upload', () => {
  it('writes an upload that ends after a week, and an image that is swept unless something uses it', async () => {
    const { form } = await create();
    const upload = writeOf(keys.upload(form?.id ?? '')).Put?.Item;
    expect(upload).toMatchObject({ userId: ownerId, createdAt: expect.any(String) });
    const week = 7 * 24 * 60 * 60;
    expect(upload?.['ttl']).toBe(Math.ceil(Date.parse(upload?.['createdAt']) / 1000) + week);
    expect(writeOf(imageItemKey(imageKeyOf(form?.imageUrl ?? ''))).Put?.Item).toMatchObject({
      GSI2PK: 'UNUSED_IMAGES',
      usesCount: 0,
    });
  });

  it('is refused for a user who is removed at the same time', async () => {
    table.on(TransactWriteCommand).callsFake(failingAt(keys.user(ownerId)));
    expect(await create()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it.each([
    ['without a business', undefined, 20],
    ['with a business', businessId, 120],
  ])('is refused for a user %s from a number of an hour on', async (_, own, limit) => {
    stopDateAt('2026-11-22T12:30:00.000Z');
    const statusWith = async (periodCount: number) => {
      const count = { ...keys.uploadsOfHour(ownerId, '2026-11-22T12'), periodCount };
      const user = aUser(own === undefined ? {} : { businessId: own });
      tableHolds(stored.user(user), stored.business(aBusiness()), count);
      const body = { area: 'business', contentType: 'image/jpeg', size: 1 };
      return (await create({ body })).status;
    };
    expect([await statusWith(limit - 1), await statusWith(limit)]).toEqual([201, 429]);
  });

  it('is for staff who own a business, too', async () => {
    tableHolds(
      stored.user({ ...aStaffUser(), businessId }),
      stored.business(aBusiness({ userId: staffId })),
    );
    const { form } = await create({ as: staff });
    expect(form?.fields['key']).toBe(`offer/uncompressed/${businessId}/${form?.id}`);
  });

  it('is refused where the business is gone', async () => {
    tableHolds(...everything.filter(({ PK }) => PK !== keys.business(businessId).PK));
    expect(await create()).toMatchObject({ status: 404, body: { code: 'BUSINESS_NOT_FOUND' } });
    expect(transactions()).toEqual([]);
  });
});
