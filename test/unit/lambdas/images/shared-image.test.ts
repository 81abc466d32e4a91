import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { countImageUses } from '#lambdas/images/count-image-uses.ts';
import { removeImagesOfOwner } from '#lambdas/images/images-of-owner-repository.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { anImage, aStoredImage } from '#test/support/builders/an-image.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import { cancelled, table, tableHolds } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const image = anImage();
let conflicts = 0;

/** Makes others write first several times. */
function othersAreFirst(times: number): void {
  table.on(TransactWriteCommand).callsFake(() => {
    conflicts += 1;
    if (conflicts <= times) throw cancelled('TransactionConflict');
    // What the commit wrote.
    tableHolds(
      stored.image({ ...image, usesCount: 1 }),
      stored.offer(anOffer({ images: [aStoredImage()] })),
      { ...keys.countedImages(offerId), images: [image.key] },
    );
    return {};
  });
}

beforeEach(() => {
  conflicts = 0;
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(stored.image(image), stored.offer(anOffer({ images: [aStoredImage()] })));
});

// The local endpoint takes one transaction after the other, and reports no conflicts between them.
describe('an image that hundreds of jobs write at once', () => {
  it('is counted by a job that waits its turn', async () => {
    othersAreFirst(12);
    await countImageUses(offerId, new Date());
    expect(conflicts).toBe(13);
  });

  it('is removed with its owner all the same', async () => {
    queriesFind(stored.image(image));
    othersAreFirst(12);
    await removeImagesOfOwner(businessId, undefined);
    expect(conflicts).toBe(13);
  });
});
