import { imageAreas, imageKeyOf } from '#contract/media/images.ts';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import { imageItemKey } from '#lambdas/media/store/image-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import type { RequestParts } from '#test/support/builders/a-request.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { anUnpaidInvoice, aSubscription } from '#test/support/builders/an-invoice.ts';
import { aStaffUser, aUser, ownerId, staffId } from '#test/support/builders/people.ts';
import { everything } from '#test/support/everything.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import { beforeNextWrite, changeAttributes } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { itemAt, putItems, tableHolds } from '#test/support/operations/store.ts';
import { requestOf, staffCaller } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

/** Asks for a form for a file of an area, by default a picture of an offer of the owner. */
const create = (body: object = {}, parts: RequestParts = {}) =>
  call(uploadRoutes.createUpload, {
    ...requestOf.createUpload,
    ...parts,
    body: { area: 'offer', contentType: 'image/jpeg', size: 1, ...body },
  });

beforeEach(async () => {
  stopDateAndPausesAt('2026-11-22T12:30:00.000Z');
  await tableHolds(...everything);
});

describe('createUpload', () => {
  it('stores an upload that ends after a week, and an image that is swept unless an item uses it', async () => {
    const { headers, body } = await create();
    expect(headers['location']).toBe(`/api/uploads/${body.id}`);
    expect(await itemAt(keys.upload(body.id))).toMatchObject({
      userId: ownerId,
      ttl: Date.parse('2026-11-29T12:30:00.000Z') / 1000,
    });
    expect(await itemAt(imageItemKey(imageKeyOf(body.imageUrl ?? '')))).toMatchObject({
      GSI2PK: 'UNUSED_IMAGES',
      usesCount: 0,
    });
  });

  it('is refused for a user who is removed at the same time', async () => {
    beforeNextWrite(() => changeAttributes(keys.user(ownerId), { status: 'removed' }));
    expect((await create()).code).toBe('UNAUTHENTICATED');
  });

  it.each(['rejected', 'suspended'] as const)(
    'of a business that is %s is for its avatar only',
    async (status) => {
      await putItems(stored.business(aBusiness({ status })));
      const codes = [];
      for (const area of imageAreas) codes.push((await create({ area })).code);
      expect(codes).toEqual([undefined, 'BUSINESS_NOT_ACTIVE', 'BUSINESS_NOT_ACTIVE']);
    },
  );

  it.each([
    ['without a business', undefined, 20],
    ['with a business', businessId, 120],
  ])('is refused for a user %s above the hourly limit', async (_, own, limit) => {
    await putItems(stored.user(aUser(own === undefined ? {} : { businessId: own })), {
      ...keys.uploadsOfHour(ownerId, '2026-11-22T12'),
      periodCount: limit - 1,
    });
    expect((await create({ area: 'business' })).status).toBe(201);
    const { status, headers } = await create({ area: 'business' });
    // The hour ends in thirty minutes.
    expect([status, headers['retry-after']]).toEqual([429, '1800']);
  });

  it('is also for staff who own a business', async () => {
    await putItems(
      stored.user({ ...aStaffUser(), businessId }),
      stored.business(aBusiness({ userId: staffId })),
    );
    const { body } = await create({}, { as: staffCaller });
    expect(body.fields['key']).toBe(`offer/uncompressed/${businessId}/${body.id}`);
  });
});

describe('a form for a receipt', () => {
  const createReceipt = (parts: RequestParts = {}) =>
    create({ area: 'receipt', contentType: 'application/pdf' }, parts);

  it.each(['active', 'suspended'] as const)(
    'is for the owner of a business that is %s and has an unpaid invoice',
    async (status) => {
      await putItems(
        stored.business(aBusiness({ status })),
        stored.subscription(aSubscription({ unpaid: [anUnpaidInvoice()] })),
      );
      const { body } = await createReceipt();
      expect(body.fields['key']).toBe(`uploaded/${businessId}/${body.id}`);
      expect(body).not.toHaveProperty('imageUrl');
    },
  );

  it('is refused if nothing is to be paid, so that no unused file is stored', async () => {
    await putItems(stored.subscription(aSubscription()));
    expect((await createReceipt()).code).toBe('INVALID_TRANSITION');
  });

  it.each([
    ['without a business', aUser({})],
    ['who is a validator', aValidatorUser()],
  ])('is refused for a user %s', async (_, user) => {
    await putItems(stored.user(user));
    expect((await createReceipt({ as: { userId: user.userId } })).code).toBe('FORBIDDEN');
  });
});
