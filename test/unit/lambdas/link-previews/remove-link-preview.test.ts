import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { makeLinkPreview } from '#lambdas/media/link-previews/make-link-previews.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { beforeNextWrite, deleteItem, putItems } from '#test/support/memory-table/table.ts';
import {
  anotherPreviewIs,
  newFileCommands,
  resetLinkPreviews,
  s3Mock,
  storedPreview,
} from '#test/support/mocked-link-previews.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

beforeEach(resetLinkPreviews);

it('the preview of a removed offer is removed with all its files', async () => {
  const folder = `offer/${businessId}/previews`;
  anotherPreviewIs(`${folder}/${offerId}-two.jpg`);
  deleteItem(keys.offer(offerId));
  // Also the file of a job that ended before it stored the file's name.
  const keysOfFiles = ['one', 'two'].map((name) => `${folder}/${offerId}-${name}.jpg`);
  s3Mock.on(ListObjectsV2Command, { Prefix: `${folder}/${offerId}-` }).resolves({
    Contents: keysOfFiles.map((Key) => ({ Key })),
  });
  await makeLinkPreview(offerId, now);
  expect(newFileCommands().slice(1)).toEqual(keysOfFiles.map((Key) => `Delete ${Key}`));
  expect(storedPreview()).toBeUndefined();
});

it('the preview of an offer removed during the drawing is not stored', async () => {
  beforeNextWrite(() => deleteItem(keys.offer(offerId)));
  await makeLinkPreview(offerId, now);
  const [first, ...others] = newFileCommands();
  expect(others).toEqual([first?.replace('Put', 'Delete')]);
  expect(storedPreview()).toBeUndefined();
});

it('the preview of an offer whose business is suspended during the drawing is removed, too', async () => {
  s3Mock.on(ListObjectsV2Command).callsFake(({ Prefix }) => ({
    Contents: [{ Key: `${Prefix}a.jpg` }],
  }));
  beforeNextWrite(() => putItems(stored.business(aBusiness({ status: 'suspended' }))));
  await makeLinkPreview(offerId, now);
  expect(newFileCommands().at(-1)).toBe(`Delete offer/${businessId}/previews/${offerId}-a.jpg`);
  expect(storedPreview()).toBeUndefined();
});
