import { imageKeyOf } from '#contract/media/images.ts';
import { uploadForm } from '#contract/media/uploads.ts';
import { handler } from '#lambdas/entries/api/uploads.ts';
import { imageItemKey } from '#lambdas/media/store/image-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { anUnpaidInvoice, aSubscription } from '#test/support/builders/an-invoice.ts';
import { aStaffUser, aUser, ownerId, staffId } from '#test/support/builders/people.ts';
import { everything } from '#test/support/everything.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  beforeNextWrite,
  changeAttributes,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { requestOf, staffCaller } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

async function create(parts = {}) {
  const request = aRequest('POST /uploads', { ...requestOf.createUpload, ...parts });
  const { status, body } = await invokeHandler(handler, request);
  return { status, body, form: status === 201 ? uploadForm.parse(body) : undefined };
}

beforeEach(() => {
  stopDateAt('2026-11-22T12:30:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(...everything);
});

describe('creating an upload', () => {
  it('stores an upload that ends after a week, and an image that is swept unless an item uses it', async () => {
    const { form } = await create();
    expect(itemAt(keys.upload(form?.id ?? ''))).toMatchObject({
      userId: ownerId,
      ttl: Date.parse('2026-11-29T12:30:00.000Z') / 1000,
    });
    expect(itemAt(imageItemKey(imageKeyOf(form?.imageUrl ?? '')))).toMatchObject({
      GSI2PK: 'UNUSED_IMAGES',
      usesCount: 0,
    });
  });

  it('is refused for a user who is removed at the same time', async () => {
    beforeNextWrite(() => changeAttributes(keys.user(ownerId), { status: 'removed' }));
    expect(await create()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it.each([
    ['offer', 409],
    ['business', 201],
  ])('of a rejected business for the area %s answers %d', async (area, status) => {
    putItems(stored.business(aBusiness({ status: 'rejected' })));
    const answer = await create({ body: { area, contentType: 'image/jpeg', size: 1 } });
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body['code']).toBe('BUSINESS_NOT_ACTIVE');
  });

  it.each([
    ['without a business', undefined, 20],
    ['with a business', businessId, 120],
  ])('is refused for a user %s above the hourly limit', async (_, own, limit) => {
    putItems(stored.user(aUser(own === undefined ? {} : { businessId: own })), {
      ...keys.uploadsOfHour(ownerId, '2026-11-22T12'),
      periodCount: limit - 1,
    });
    const body = { area: 'business', contentType: 'image/jpeg', size: 1 };
    expect([(await create({ body })).status, (await create({ body })).status]).toEqual([201, 429]);
  });

  it('is also for staff who own a business', async () => {
    putItems(
      stored.user({ ...aStaffUser(), businessId }),
      stored.business(aBusiness({ userId: staffId })),
    );
    const { form } = await create({ as: staffCaller });
    expect(form?.fields['key']).toBe(`offer/uncompressed/${businessId}/${form?.id}`);
  });
});

describe('a form for a receipt', () => {
  const body = { area: 'receipt', contentType: 'application/pdf', size: 1 };

  it.each(['active', 'suspended'] as const)(
    'is for the owner of a business that is %s and has an unpaid invoice',
    async (status) => {
      putItems(
        stored.business(aBusiness({ status })),
        stored.subscription(aSubscription({ unpaid: [anUnpaidInvoice()] })),
      );
      const { form } = await create({ body });
      expect(form?.fields['key']).toBe(`uploaded/${businessId}/${form?.id}`);
      expect(form).not.toHaveProperty('imageUrl');
    },
  );

  it('is refused if nothing is to be paid, so that no unused file is stored', async () => {
    putItems(stored.subscription(aSubscription()));
    expect(await create({ body })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
  });

  it.each([
    ['without a business', aUser({}), 'FORBIDDEN'],
    ['who is a validator', aValidatorUser(), 'FORBIDDEN'],
  ])('is refused for a user %s', async (_, user, code) => {
    putItems(stored.user(user));
    const as = { userId: user.userId };
    expect((await create({ body, as })).body).toMatchObject({ code });
  });
});
