import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { makeLinkPreview } from '#lambdas/link-previews/make-link-preview.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import {
  anotherPreviewIs,
  fileCommands,
  given,
  resetLinkPreviews,
  s3,
  storedPreview,
} from '#test/support/mocked-link-previews.ts';
import { cancelled, table } from '#test/support/mocked-table.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

beforeEach(resetLinkPreviews);

describe('the preview of an offer that was removed', () => {
  it('goes with all files that were made for it', async () => {
    const folder = `offer/${businessId}/previews`;
    anotherPreviewIs(`${folder}/${offerId}-two.jpg`);
    given();
    // Also one of a job that ended before it named it.
    const keysOfFiles = ['one', 'two'].map((name) => `${folder}/${offerId}-${name}.jpg`);
    s3.on(ListObjectsV2Command, { Prefix: `${folder}/${offerId}-` }).resolves({
      Contents: keysOfFiles.map((Key) => ({ Key })),
    });
    await makeLinkPreview(offerId, now);
    expect(fileCommands().slice(1)).toEqual(keysOfFiles.map((Key) => `Delete ${Key}`));
    expect(storedPreview()).toBeUndefined();
  });

  it('is not stored where the offer goes while it is drawn', async () => {
    table.on(TransactWriteCommand).callsFakeOnce(() => {
      given();
      throw cancelled('None', 'ConditionalCheckFailed');
    });
    await makeLinkPreview(offerId, now);
    const [first, ...others] = fileCommands();
    expect(others).toEqual([first?.replace('Put', 'Delete')]);
    expect(storedPreview()).toBeUndefined();
  });
});
