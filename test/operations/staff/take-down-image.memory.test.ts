import { variantOf } from '#contract/media/image-variants.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { imageItemKey } from '#lambdas/media/store/image-store.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { anImage, imageKeyNo, imageUrlNo } from '#test/support/builders/an-image.ts';
import { aStaffUser, aUser, ownerId, staffId } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  itemAt,
  itemsOfKind,
  tableHolds,
} from '#test/support/operations/store.ts';
import { staffCaller } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const reason = 'Ordem judicial 0001234-56.2026.8.26.0100';
const image = imageItemKey(imageKeyNo());

const takeDown = (url = imageUrlNo()) =>
  call(staffRoutes.takeDownImage, { as: staffCaller, body: { url, reason } });

beforeEach(() =>
  tableHolds(
    stored.user(aStaffUser()),
    stored.user(aUser({ businessId })),
    stored.business(aBusiness()),
    stored.image(anImage()),
  ),
);

describe('takeDownImage', () => {
  it('refuses a picture for good, and records the decision with those on its business', async () => {
    // A second call changes nothing.
    for (const _ of ['one', 'again']) expect((await takeDown()).status).toBe(204);
    expect(await itemAt(image)).toMatchObject({ status: 'refused', reasonCode: 'TAKEN_DOWN' });
    const imageUrl = imageUrlNo();
    expect(await itemsOfKind('AUDIT AUDIT')).toMatchObject([
      {
        ...{ subjectId: businessId, staffId, action: 'take-down', reason },
        before: { name: aBusiness().name, imageUrl, status: 'shown' },
        after: { imageUrl, status: 'taken_down' },
      },
    ]);
  });

  it('finds the business of an avatar that was uploaded before it', async () => {
    await changeAttributes(image, { ownerId });
    await takeDown();
    expect(await itemsOfKind('AUDIT AUDIT')).toMatchObject([{ subjectId: businessId }]);
  });

  it.each([
    ['in another area', imageUrlNo('shop'), {}, 'IMAGE_NOT_FOUND'],
    ['with another id', imageUrlNo('offer', 2), {}, 'IMAGE_NOT_FOUND'],
    ['that is being removed', imageUrlNo(), { status: 'removing' }, 'IMAGE_NOT_FOUND'],
    ['of another size', variantOf(imageUrlNo(), 640, 'webp'), {}, 'VALIDATION_FAILED'],
  ])('refuses the address of a picture %s', async (_, url, changes, code) => {
    await changeAttributes(image, changes);
    expect(await takeDown(url)).toMatchObject({ code });
    expect(await itemsOfKind('AUDIT AUDIT')).toEqual([]);
  });
});
