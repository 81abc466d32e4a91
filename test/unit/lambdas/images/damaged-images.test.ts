import { S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { countImageUses } from '#lambdas/media/images/count-image-uses.ts';
import { refreshImages } from '#lambdas/media/images/refresh-images.ts';
import { imageItemKey } from '#lambdas/media/store/image-store.ts';
import { processUpload } from '#lambdas/media/uploads/process-upload.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { anImage, aStoredImage } from '#test/support/builders/an-image.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { anUpload } from '#test/support/builders/an-upload.ts';
import { allItems, putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const s3 = mockClient(S3Client);
const now = new Date();
const image = anImage();
const upload = anUpload();

// A later version or a script may leave an item that does not parse.
beforeEach(() => {
  s3.reset();
  tableHolds(
    { ...keys.upload(upload.id), ...upload },
    { ...imageItemKey(image.key), ...image, status: 'unknown' },
  );
});

describe('an image that cannot be read', () => {
  const used = [aStoredImage()];

  it.each([
    ['taken out of an item', used, [image.key], () => refreshImages(offerId)],
    ['dropped by a count', [], [image.key], () => countImageUses(offerId, now)],
    ['added a second time, or given up, by a count', used, [], () => countImageUses(offerId, now)],
    [
      'taken for one that is gone when its file comes',
      used,
      [image.key],
      () => processUpload(upload.fileKey, now),
    ],
  ])('is not %s', async (_, images, counted, work) => {
    putItems(stored.offer(anOffer({ images })));
    putItems({ ...keys.countedImages(offerId), images: counted });
    const before = allItems();
    await expect(work()).rejects.toThrow('cannot be read');
    expect(allItems()).toEqual(before);
    expect(s3.calls()).toEqual([]);
  });
});
