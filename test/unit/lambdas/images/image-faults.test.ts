import { S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { countImageUses } from '#lambdas/media/images/count-image-uses.ts';
import { refreshImages } from '#lambdas/media/images/refresh-images.ts';
import { imageItemKey, removeImagesOfOwner } from '#lambdas/media/store/image-store.ts';
import { processUpload } from '#lambdas/media/uploads/process-upload.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { anImage, anUpload, aStoredImage } from '#test/support/builders/an-image.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import {
  allItems,
  beforeWrite,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const s3 = mockClient(S3Client);
const now = new Date();
const image = anImage();
const upload = anUpload();

describe('an image that cannot be read', () => {
  // A later version or a script may leave an item that does not parse.
  beforeEach(() => {
    s3.reset();
    tableHolds(
      { ...keys.upload(upload.id), ...upload },
      { ...imageItemKey(image.key), ...image, status: 'unknown' },
    );
  });

  const used = [aStoredImage()];

  it.each([
    ['taken out of an item', used, [image.key], () => refreshImages(offerId)],
    ['dropped by a count', [], [image.key], () => countImageUses(offerId, now)],
    ['added a second time, or given up, by a count', used, [], () => countImageUses(offerId, now)],
    ['taken for a removed one', used, [image.key], () => processUpload(upload.fileKey, now)],
  ])('is not %s', async (_, images, counted, work) => {
    putItems(stored.offer(anOffer({ images })));
    putItems({ ...keys.countedImages(offerId), images: counted });
    const before = allItems();
    await expect(work()).rejects.toThrow('cannot be read');
    expect(allItems()).toEqual(before);
    expect(s3.calls()).toEqual([]);
  });
});

// The local endpoint runs transactions one after the other, and reports no conflicts between them.
describe('an image that hundreds of jobs write at once', () => {
  beforeEach(() => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    tableHolds(stored.image(image), stored.offer(anOffer({ images: [aStoredImage()] })));
    // Other writes come first twelve times.
    beforeWrite(({ writeNumber }) => (writeNumber <= 12 ? 'conflict' : undefined));
  });

  it('is counted by a job that waits its turn', async () => {
    await countImageUses(offerId, now);
    expect(itemAt(imageItemKey(image.key))).toMatchObject({ usesCount: 1 });
  });

  it('is removed with its owner nevertheless', async () => {
    await removeImagesOfOwner(businessId, undefined);
    expect(itemAt(imageItemKey(image.key))).toBeUndefined();
  });
});
