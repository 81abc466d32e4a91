import { imageUrlOf } from '#contract/media/images.ts';
import { chooseImages } from '#lambdas/media/images/choose-images.ts';
import { ownerIdOfUser } from '#lambdas/media/images/stored-image.ts';
import { type ImageItem, imageItemKey } from '#lambdas/media/store/image-store.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { WriteConflict } from '#lambdas/platform/table/write.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { anImage, aStoredImage, imageKeyNo, imageUrlNo } from '#test/support/builders/an-image.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { itemAt, putItems, readsLag, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2026-11-01T12:10:00.000Z');
const forOffer = {
  area: 'offer' as const,
  ownerIds: [businessId],
  before: [],
  itemId: offerId,
  now,
};
const of = (number: number, changes: Partial<ImageItem> = {}) => {
  const { width: _w, height: _h, placeholder: _p, ...image } = anImage();
  const facts = changes.status === undefined ? aStoredImage() : {};
  return stored.image({ ...image, ...facts, ...changes, key: imageKeyNo('offer', number) });
};

const pendingSince = (time: string) =>
  ({ status: 'pending', createdAt: `2026-11-01T${time}` }) as const;
const keyOfUser = imageKeyNo().replace(businessId, ownerId);

describe('the images that an owner chooses', () => {
  it('have size and placeholder once they are ready, and keep the order of their URLs', async () => {
    tableHolds(of(2, { status: 'processing' }), of(3, { status: 'pending' }));
    putItems(of(1));
    readsLag({ reads: 1 });
    const kept = aStoredImage('offer', 4);
    const urls = [3, 4, 1, 2].map((number) => imageUrlNo('offer', number));
    const { images } = await chooseImages(urls, { ...forOffer, before: [kept] });
    expect(images).toEqual([
      { key: imageKeyNo('offer', 3) },
      kept,
      aStoredImage(),
      { key: imageKeyNo('offer', 2) },
    ]);
  });

  it('may wait for up to six hours for the processing of their files', async () => {
    tableHolds(of(1, pendingSince('06:10:00.000Z')));
    expect(await chooseImages([imageUrlNo('offer', 1)], forOffer)).toMatchObject({
      images: [{ key: imageKeyNo('offer', 1) }],
    });
  });

  it('are checked in the transaction if they are new, and record the item that added them', async () => {
    tableHolds(of(1, { addedTo: new Set(['off_other']) }));
    const before = [aStoredImage('offer', 2)];
    const urls = [imageUrlNo('offer', 2), imageUrlNo('offer', 1)];
    const { guards } = await chooseImages(urls, { ...forOffer, before });
    await commit(guards);
    expect(itemAt(imageItemKey(imageKeyNo('offer', 1)))).toEqual({
      ...of(1),
      GSI2PK: 'UNUSED_IMAGES',
      GSI2SK: `${now.toISOString()}#${imageKeyNo('offer', 1)}`,
      addedTo: new Set(['off_other', offerId]),
    });
    for (const status of ['removing', 'refused'] as const) {
      putItems(of(1, { status }));
      await expect(commit(guards)).rejects.toBeInstanceOf(WriteConflict);
    }
  });

  it.each([
    ['that there is none of', undefined, imageUrlNo()],
    ['of the user', stored.image({ ...anImage(), key: keyOfUser }), imageUrlOf(keyOfUser)],
    ['that is being removed', of(1, { status: 'removing' }), imageUrlNo()],
    ['that was never uploaded', of(1, pendingSince('06:09:59.999Z')), imageUrlNo()],
  ])('may not be an image %s', async (_, item, url) => {
    tableHolds(of(5), ...(item ? [item] : []));
    const urls = [imageUrlNo('offer', 5), url];
    await expect(chooseImages(urls, forOffer)).rejects.toMatchObject({
      code: 'IMAGE_NOT_FOUND',
      errors: [{ path: 'imagesUrls.1', code: 'INVALID_VALUE' }],
    });
  });

  it('of an avatar may have been uploaded before there was a business', async () => {
    const userOwner = ownerIdOfUser(ownerId);
    const key = `business/${userOwner}/img_01K9E1B2C3D4E5F6G7H8J9KAB1`;
    tableHolds(stored.image(anImage({ area: 'business', key, ownerId: userOwner })));
    const item = { ...forOffer, area: 'business' as const, ownerIds: [businessId, userOwner] };
    expect(await chooseImages([imageUrlOf(key)], item)).toMatchObject({ images: [{ key }] });
    const none = imageUrlNo('business', 9);
    await expect(chooseImages([none], item)).rejects.toMatchObject({
      errors: [{ path: 'avatarUrl', code: 'INVALID_VALUE' }],
    });
  });
});
