import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { maxUploadBytes } from '#contract/media/uploads.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { aForm, imagesBucketName, sendForm, storage } from '#test/support/stories/uploads.ts';

const bytes = (size: number) => Buffer.alloc(size, 1);

/** Size and content type of a stored file; undefined if there is none. */
async function fileAt(Key = '') {
  try {
    const { ContentLength, ContentType } = await storage().send(
      new HeadObjectCommand({ Bucket: imagesBucketName(), Key }),
    );
    return { size: ContentLength, contentType: ContentType };
  } catch (error) {
    if ((error as Error).name === 'NotFound') return undefined;
    throw error;
  }
}

describe('the form of an upload', () => {
  it('accepts ten MiB, and not one byte more', async () => {
    const { owner } = await anActiveBusiness();
    const form = await aForm(owner, { size: maxUploadBytes });
    const tooLarge = await sendForm(form, bytes(maxUploadBytes + 1));
    expect(tooLarge).toEqual({ status: 400, code: 'EntityTooLarge' });
    expect(await fileAt(form.fields['key'])).toBeUndefined();
    expect((await sendForm(form, bytes(maxUploadBytes))).status).toBe(204);
  });

  it('stores nothing that differs from its policy', async () => {
    const { owner } = await anActiveBusiness();
    const form = await aForm(owner);
    const differing: readonly [Buffer | undefined, Record<string, string | undefined>][] = [
      [bytes(1001), {}],
      [bytes(0), {}],
      [undefined, {}],
      [bytes(1000), { 'Content-Type': 'text/html' }],
      [bytes(1000), { 'Content-Type': undefined }],
      [bytes(1000), { key: undefined }],
      [bytes(1000), { bucket: 'another' }],
      [bytes(1000), { 'X-Amz-Signature': undefined }],
      [bytes(1000), { acl: 'public-read' }],
      [bytes(1000), { success_action_redirect: 'https://evil.test/' }],
    ];
    for (const [file, changes] of differing) {
      expect([400, 403]).toContain((await sendForm(form, file, changes)).status);
    }
    expect(await fileAt(form.fields['key'])).toBeUndefined();
  });

  it('stores nothing under another key: of another upload, another business or a finished image', async () => {
    const [own, other] = [await anActiveBusiness(), await anActiveBusiness()];
    const form = await aForm(own.owner);
    const [next, foreign] = [await aForm(own.owner), await aForm(other.owner)];
    const image = `${form.imageUrl.slice('/images/'.length)}/320.webp`;
    for (const key of [next.fields['key'], foreign.fields['key'], image]) {
      expect(await sendForm(form, bytes(1000), { key })).toMatchObject({ status: 403 });
      expect(await fileAt(key)).toBeUndefined();
    }
  });
});
