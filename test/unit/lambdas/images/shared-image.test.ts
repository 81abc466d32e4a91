import { countImageUses } from '#lambdas/media/images/count-image-uses.ts';
import { imageItemKey, removeImagesOfOwner } from '#lambdas/media/store/image-store.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { anImage, aStoredImage } from '#test/support/builders/an-image.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { beforeWrite, itemAt, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const image = anImage();

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(stored.image(image), stored.offer(anOffer({ images: [aStoredImage()] })));
  // Other writes come first twelve times.
  beforeWrite(({ writeNumber }) => (writeNumber <= 12 ? 'conflict' : undefined));
});

// The local endpoint runs transactions one after the other, and reports no conflicts between them.
describe('an image that hundreds of jobs write at once', () => {
  it('is counted by a job that waits its turn', async () => {
    await countImageUses(offerId, new Date());
    expect(itemAt(imageItemKey(image.key))).toMatchObject({ usesCount: 1 });
  });

  it('is removed with its owner nevertheless', async () => {
    await removeImagesOfOwner(businessId, undefined);
    expect(itemAt(imageItemKey(image.key))).toBeUndefined();
  });
});
