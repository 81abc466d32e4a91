import sharp from 'sharp';
import { imageFormats, imageWidths, variantOf } from '#contract/media/image-variants.ts';
import { ownerIdOfUser } from '#lambdas/media/images/stored-image.ts';
import { aJpegWithPlace, noPictures } from '#test/support/pictures.ts';
import { sendToStage } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { aPerson } from '#test/support/stories/people.ts';
import {
  filesOfImage,
  keysBelow,
  processed,
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

  it('that is no picture is refused, and leaves nothing in the bucket', async () => {
    const owner = await aPerson();
    const file = noPictures.svg;
    const { upload } = await uploadPictureAs(owner, { area, contentType: 'image/webp', file });
    const refused = { id: upload.id, status: 'refused', reasonCode: 'NOT_A_PICTURE' };
    expect(await processed(owner, upload.id)).toEqual(refused);
    const folders = [area, `${area}/uncompressed`].map(
      (folder) => `${folder}/${ownerIdOfUser(owner.userId)}/`,
    );
    await eventually(async () =>
      expect(await Promise.all(folders.map(keysBelow))).toEqual([[], []]),
    );
  });
});
