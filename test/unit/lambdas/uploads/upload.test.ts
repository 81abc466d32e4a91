import { imageAreas, imageUrl } from '#contract/media/images.ts';
import { ownerIdOfUser } from '#lambdas/media/images/stored-image.ts';
import { imageOwnerOf, newUpload, uploadEnd, uploadIdIn } from '#lambdas/media/uploads/upload.ts';

const userId = '11111111-1111-4111-8111-111111111111';
const businessId = 'biz_01K9A1B2C3D4E5F6G7H8J9KABC';
const shopId = 'shp_01K9B1B2C3D4E5F6G7H8J9KABC';
const now = new Date('2026-11-21T12:00:00.000Z');
const forbidden = expect.objectContaining({ code: 'FORBIDDEN' });

describe('the owner of a new image', () => {
  it('is the business of the caller; a validator has none', () => {
    for (const area of imageAreas) {
      expect(imageOwnerOf({ userId, businessId }, area)).toBe(businessId);
      expect(() => imageOwnerOf({ userId, businessId, shopId }, area)).toThrow(forbidden);
    }
  });

  it('is the user before there is a business, for an avatar only', () => {
    expect(imageOwnerOf({ userId }, 'business')).toBe(ownerIdOfUser(userId));
    for (const area of ['shop', 'offer'] as const)
      expect(() => imageOwnerOf({ userId }, area)).toThrow(forbidden);
  });
});

describe('the owner of the images of a user', () => {
  it('is a pseudonym that image URLs may contain, the same each time, and another one for each user', () => {
    const ownerId = ownerIdOfUser(userId);
    expect(ownerIdOfUser(userId)).toBe(ownerId);
    expect(ownerId).not.toContain(userId);
    const url = `/images/business/${ownerId}/img_01K9E1B2C3D4E5F6G7H8J9KAB1`;
    expect(imageUrl.parse(url)).toBe(url);
    expect(ownerIdOfUser('11111111-1111-4111-8111-111111111112')).not.toBe(ownerIdOfUser(userId));
  });
});

describe('a new upload', () => {
  const { upload, image } = newUpload('shop', {
    uploadId: 'upl_1',
    imageId: 'img_2',
    ownerId: businessId,
    userId,
    now,
  });

  it("has a key that the edge may not read, with an id unlike the image's id", () => {
    expect(upload.fileKey).toBe(`shop/uncompressed/${businessId}/upl_1`);
    expect(image).toMatchObject({ key: `shop/${businessId}/img_2`, status: 'pending' });
    expect(upload.imageKey).toBe(image.key);
  });

  it('is found by the key of its file', () => {
    expect(uploadIdIn(upload.fileKey)).toBe('upl_1');
  });

  it.each([
    image.key,
    `${image.key}/320.avif`,
    `shop/uncompressed/${businessId}/deeper/upl_1`,
    `shop/uncompressed/${businessId}/upl_1/320.avif`,
    `x/shop/uncompressed/${businessId}/upl_1`,
  ])('is not found by the key %s', (key) => {
    expect(uploadIdIn(key)).toBeUndefined();
  });

  it('ends with its original, after a week', () => {
    expect(uploadEnd(upload)).toEqual(new Date('2026-11-28T12:00:00.000Z'));
  });
});
