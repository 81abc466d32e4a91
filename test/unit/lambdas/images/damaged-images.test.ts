import { S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { countImageUses } from '#lambdas/images/count-image-uses.ts';
import { imageItemKey } from '#lambdas/images/image-repository.ts';
import { refreshImages } from '#lambdas/images/refresh-images.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { processUpload } from '#lambdas/uploads/process-upload.ts';
import { anImage, aStoredImage } from '#test/support/builders/an-image.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { anUpload } from '#test/support/builders/an-upload.ts';
import { tableHolds, transactions } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const s3 = mockClient(S3Client);
const now = new Date();
const image = anImage();
const upload = anUpload();

// What a later version or a script may leave: the item is there, and does not parse.
beforeEach(() => {
  s3.reset();
  tableHolds(
    stored.offer(anOffer({ images: [aStoredImage()] })),
    { ...keys.countedImages(offerId), images: [image.key] },
    { ...keys.upload(upload.id), ...upload },
    { ...imageItemKey(image.key), ...image, status: 'unknown' },
  );
});

describe('an image that cannot be read', () => {
  it.each([
    ['taken out of an item', () => refreshImages(offerId)],
    ['dropped by a count', () => countImageUses(offerId, now)],
    ['taken for one that is gone when its file comes', () => processUpload(upload.fileKey, now)],
  ])('is not %s', async (_, work) => {
    await expect(work()).rejects.toThrow('cannot be read');
    expect(transactions()).toEqual([]);
    expect(s3.calls()).toEqual([]);
  });

  it('is not added a second time, or given up, by a count', async () => {
    tableHolds(stored.offer(anOffer({ images: [aStoredImage()] })), {
      ...imageItemKey(image.key),
      ...image,
      status: 'unknown',
    });
    await expect(countImageUses(offerId, now)).rejects.toThrow('cannot be read');
    expect(transactions()).toEqual([]);
  });
});
