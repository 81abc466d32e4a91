import sharp from 'sharp';
import { imageFormats, imageWidths, variantOf } from '#contract/media/image-variants.ts';
import { imageKeyOf } from '#contract/media/images.ts';
import { aJpegWithPlace } from '#test/support/pictures.ts';
import { sendToStage } from '#test/support/stories/call.ts';
import { aPerson } from '#test/support/stories/people.ts';
import {
  aForm,
  filesOfImage,
  processed,
  storeFile,
  uploadPictureAs,
} from '#test/support/stories/uploads.ts';

const area = 'business';
const allVariants = imageWidths.flatMap((width) =>
  imageFormats.map((format) => `${width}.${format}`),
);

describe('an uploaded file', () => {
  it('becomes all variants, without metadata, which the edge serves and browsers keep for a day', async () => {
    const owner = await aPerson();
    const { upload, imageUrl } = await uploadPictureAs(owner, {
      area,
      file: await aJpegWithPlace(),
    });
    expect(await processed(owner, upload.id)).toMatchObject({
      status: 'ready',
      image: { url: imageUrl, status: 'ready', width: 320, height: 240 },
    });
    const files = await filesOfImage(imageUrl);
    expect([...files.keys()].sort()).toEqual([...allVariants].sort());
    for (const made of files.values()) {
      const { exif, xmp, icc, iptc } = await sharp(made?.bytes).metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({});
      expect(made?.bytes.includes('SECRET-PLACE')).toBe(false);
    }
    const { status, headers } = await sendToStage('GET', variantOf(imageUrl, 640, 'webp'));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
      // Content of a picture never runs, even when it is opened on its own.
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });
});

describe('the delivery of images', () => {
  let imageUrl: string;
  beforeAll(async () => {
    ({ imageUrl } = await aForm(await aPerson(), { area }));
  });

  it.each(['uncompressed', 'withheld'])(
    'serves nothing of the folder %s, however its path is written',
    async (folder) => {
      const path = imageUrl.replace('business/', `business/${folder}/`);
      await storeFile(imageKeyOf(path), Buffer.from('not public'));
      const encoded = `%${folder.charCodeAt(0).toString(16)}${folder.slice(1)}`;
      for (const part of [folder, encoded, `/${folder}`, `./${folder}`]) {
        const written = path.replace(folder, part);
        const { status, headers, text } = await sendToStage('GET', written);
        expect([written, status]).toEqual([written, 403]);
        expect(text).not.toContain('not public');
        expect(headers['cache-control']).toBeUndefined();
      }
    },
  );

  it('accepts no upload, and does not reveal whether an image exists', async () => {
    for (const method of ['GET', 'PUT', 'POST', 'DELETE']) {
      const { status } = await sendToStage(method, variantOf(imageUrl, 320, 'avif'), {
        text: method === 'GET' ? undefined : 'x',
      });
      expect([method, status]).toEqual([method, 403]);
    }
  });
});
