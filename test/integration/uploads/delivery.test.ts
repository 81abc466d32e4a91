import { PutObjectCommand } from '@aws-sdk/client-s3';
import { variantOf, variantsOf } from '#contract/media/image-variants.ts';
import { imageKeyOf } from '#contract/media/images.ts';
import { aPerson, type Person } from '#test/support/stories/people.ts';
import { sendToStage } from '#test/support/stories/send.ts';
import { aForm, imagesBucketName, storage } from '#test/support/stories/upload-forms.ts';

const variants = variantsOf('').map(({ width, format }) => ({ width, format }));

let person: Person;
beforeAll(async () => {
  person = await aPerson();
});

describe('the delivery of images', () => {
  it.each(variants)(
    'serves a variant of $width px in $format, cached as long as its file says',
    async ({ width, format }) => {
      const { imageUrl } = await aForm(person, { area: 'business' });
      const file = Buffer.from(`${width} px in ${format}`);
      await storage().send(
        new PutObjectCommand({
          Bucket: imagesBucketName(),
          Key: variantOf(imageKeyOf(imageUrl), width, format),
          Body: file,
          ContentType: `image/${format}`,
          CacheControl: 'public, max-age=86400, immutable',
        }),
      );
      const { status, headers, text } = await sendToStage(
        'GET',
        variantOf(imageUrl, width, format),
      );
      expect(status).toBe(200);
      expect(text).toBe(file.toString());
      expect(headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=86400, immutable',
        'x-content-type-options': 'nosniff',
        // Content of a picture never runs, even when it is opened on its own.
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
    },
  );

  it.each(['uncompressed', 'withheld'])(
    'serves nothing of the folder %s, however its path is written',
    async (folder) => {
      const { imageUrl } = await aForm(person, { area: 'business' });
      const path = imageUrl.replace('business/', `business/${folder}/`);
      const Body = Buffer.from('not public');
      await storage().send(
        new PutObjectCommand({ Bucket: imagesBucketName(), Key: imageKeyOf(path), Body }),
      );
      const encoded = path.replace(
        folder,
        `%${folder.charCodeAt(0).toString(16)}${folder.slice(1)}`,
      );
      const twice = path.replace(`/${folder}`, `//${folder}`);
      const dotted = path.replace(`/${folder}`, `/./${folder}`);
      for (const written of [path, encoded, twice, dotted]) {
        const { status, headers, text } = await sendToStage('GET', written);
        expect([written, status]).toEqual([written, 403]);
        expect(text).not.toContain('not public');
        expect(headers['cache-control']).toBeUndefined();
      }
    },
  );

  it('does not reveal whether an image exists', async () => {
    const { imageUrl } = await aForm(person, { area: 'business' });
    expect((await sendToStage('GET', variantOf(imageUrl, 320, 'avif'))).status).toBe(403);
  });

  it('accepts no upload', async () => {
    const { imageUrl } = await aForm(person, { area: 'business' });
    for (const method of ['PUT', 'POST', 'DELETE']) {
      const { status } = await sendToStage(method, variantOf(imageUrl, 320, 'avif'), { text: 'x' });
      expect([method, status]).toEqual([method, 403]);
    }
  });
});
