import { variantsOf } from '#contract/media/image-variants.ts';
import { movePicturesOfBusiness } from '#lambdas/media/images/move-pictures-of-business.ts';
import { ownerIdOfUser } from '#lambdas/media/images/stored-image.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { filesAre } from '#test/support/kept-files.ts';
import { deleteItem, putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const otherId = 'biz_01K9A1B2C3D4E5F6G7H8J9KXYZ';
const job = { name: 'move-pictures-of-business' as const, id: businessId };

const move = () => movePicturesOfBusiness(job, new Date(), () => true);

const businessIs = (changes: Parameters<typeof aBusiness>[0]) =>
  putItems(stored.business(aBusiness(changes)));

/** Runs the job and its continuations; returns the public files after each message. */
async function runToEnd(kept: ReturnType<typeof filesAre>) {
  const left: number[] = [];
  let next = await move();
  for (; next[0]?.name === job.name; next = await move()) {
    left.push(kept.keys().filter((key) => !key.includes('/withheld/')).length);
  }
  return { left, next };
}

const picturesOf = (count: number, folder = `offer/${businessId}`) =>
  Array.from({ length: count }, (_, index) =>
    variantsOf(`${folder}/img_${String(index).padStart(4, '0')}`).map(({ file }) => file),
  )
    .flat()
    .sort();

beforeEach(() => tableHolds(stored.business(aBusiness())));

describe('the pictures of a suspended business', () => {
  it('are withheld 100 for each message, and come back before the link previews are made', async () => {
    const files = [...picturesOf(1, `business/${ownerIdOfUser(ownerId)}`), ...picturesOf(250)];
    const kept = filesAre(files, Buffer.from('a picture'));
    businessIs({ status: 'suspended' });
    expect(await runToEnd(kept)).toEqual({ left: [906, 306, 0], next: [] });
    businessIs({ status: 'active' });
    expect(await runToEnd(kept)).toEqual({
      left: [600, 1200, 1506],
      next: [{ name: 'make-link-previews-of-business', id: businessId, place: null }],
    });
    expect(kept.keys()).toEqual(files);
  });
});

describe('no pictures are moved', () => {
  const files = picturesOf(1);

  it.each([
    ['of a revision', () => businessIs({ status: 'rejected', previousActive: otherId })],
    ['of a closed business, whose pictures are removed', () => businessIs({ status: 'closed' })],
    ['of a business that is gone', () => deleteItem(keys.business(businessId))],
    ['of others', () => businessIs({ status: 'suspended', id: otherId })],
    ['that waits for approval', () => businessIs({ status: 'pending_approval' })],
  ])('%s', async (_, prepare) => {
    const kept = filesAre(files, Buffer.from('a picture'));
    prepare();
    await runToEnd(kept);
    expect(kept.keys()).toEqual(files);
  });
});
