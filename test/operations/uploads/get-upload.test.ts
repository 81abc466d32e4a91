import { imageUrlOf } from '#contract/media/images.ts';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import { imageItemKey } from '#lambdas/media/store/image-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  anImage,
  anUpload,
  aReceiptUpload,
  aStoredImage,
} from '#test/support/builders/an-image.ts';
import { aUser, owner } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { changeAttributes, deleteItem, tableHolds } from '#test/support/operations/store.ts';
import { stored } from '#test/support/stored.ts';

const upload = anUpload();
const { id, imageKey } = upload;
const url = imageUrlOf(imageKey);
const { key: _, ...facts } = aStoredImage();

const read = (uploadId = id) =>
  call(uploadRoutes.getUpload, { as: owner, params: { id: uploadId } });

beforeEach(() =>
  tableHolds(
    stored.user(aUser()),
    stored.upload(upload),
    stored.image(anImage()),
    stored.receiptUpload(aReceiptUpload()),
  ),
);

describe('getUpload', () => {
  it.each([
    ['waits for its file', { status: 'pending' }, { status: 'pending' }],
    ['is ready', {}, { status: 'ready', image: { url, status: 'ready', ...facts } }],
    [
      'was refused, with the reason and without the image',
      { status: 'refused', reasonCode: 'ANIMATED' },
      { status: 'refused', reasonCode: 'ANIMATED' },
    ],
  ])('shows that a picture %s', async (_, image, shown) => {
    await changeAttributes(imageItemKey(imageKey), image);
    expect((await read()).body).toEqual({ id, ...shown });
  });

  it('shows a picture in work without its size', async () => {
    const { width: _, height: __, placeholder: ___, ...image } = anImage({ status: 'processing' });
    await tableHolds(stored.user(aUser()), stored.upload(upload), stored.image(image));
    const shown = { status: 'processing', image: { url, status: 'processing' } };
    expect((await read()).body).toEqual({ id, ...shown });
  });

  it('shows that a receipt is ready', async () => {
    const receipt = aReceiptUpload();
    expect((await read(receipt.id)).body).toEqual({ id: receipt.id, status: 'ready' });
  });

  it('finds nothing after a week, also while it is still stored', async () => {
    const createdAt = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000).toISOString();
    await changeAttributes(keys.upload(id), { createdAt });
    expect((await read()).code).toBe('UPLOAD_NOT_FOUND');
  });

  it('finds nothing while its image is being removed, and when it is gone', async () => {
    await changeAttributes(imageItemKey(imageKey), { status: 'removing' });
    expect((await read()).code).toBe('UPLOAD_NOT_FOUND');
    await deleteItem(imageItemKey(imageKey));
    expect((await read()).code).toBe('UPLOAD_NOT_FOUND');
  });
});
