import sharp from 'sharp';
import { imageFormats, imageWidths } from '#contract/media/image-variants.ts';
import { imageKeyOf } from '#contract/media/images.ts';
import type { UploadType } from '#contract/media/uploads.ts';
import { ownerIdOfUser } from '#lambdas/media/images/stored-image.ts';
import * as pictures from '#test/support/pictures.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import {
  filesOfImage,
  keysBelow,
  queueUpload,
  storeFile,
} from '#test/support/stories/image-files.ts';
import { aPerson, type Person } from '#test/support/stories/people.ts';
import { type PictureForm, sendForm } from '#test/support/stories/upload-forms.ts';
import { aFormFor, processed, uploadPictureAs } from '#test/support/stories/uploads.ts';
import * as unusualPictures from '#test/support/unusual-pictures.ts';

const area = 'business';
const allVariants = imageWidths.flatMap((width) =>
  imageFormats.map((format) => `${width}.${format}`),
);

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

const originalsOf = ({ userId }: Person) =>
  keysBelow(`${area}/uncompressed/${ownerIdOfUser(userId)}/`);

describe('an uploaded picture', () => {
  it('becomes all variants, upright, without metadata, cached for a day', async () => {
    const file = await unusualPictures.aJpegWithPlace();
    const { upload, imageUrl } = await uploadPictureAs(owner, { area, file });
    expect(await processed(owner, upload.id)).toMatchObject({
      status: 'ready',
      image: { url: imageUrl, status: 'ready', width: 320, height: 240 },
    });
    const files = await filesOfImage(imageUrl);
    expect([...files.keys()].sort()).toEqual([...allVariants].sort());
    for (const [name, made] of files) {
      const [, format] = name.split('.');
      const { exif, xmp, icc, iptc, ...facts } = await sharp(made?.bytes).metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({});
      expect(facts.width).toBe(320);
      expect(made?.bytes.includes('SECRET-PLACE')).toBe(false);
      expect(made).toMatchObject({
        contentType: `image/${format}`,
        cacheControl: 'public, max-age=86400, immutable',
      });
    }
  });

  it('stays the same when its event is delivered again, and when its form is used again', async () => {
    const form = await aFormFor(owner, { area, file: Buffer.alloc(200_000) });
    await sendForm(form, await pictures.aJpeg());
    const first = await processed(owner, form.id);
    const before = await filesOfImage(form.imageUrl);
    const fileKey = form.fields['key'] ?? '';

    await queueUpload(fileKey);
    const other = await uploadPictureAs(owner, { area, file: await pictures.aJpeg() });
    await processed(owner, other.upload.id);
    expect(await keysBelow(fileKey)).toEqual([fileKey]);

    expect((await sendForm(form, await pictures.aJpeg({ width: 200, height: 200 }))).status).toBe(
      204,
    );
    await eventually(async () => expect(await keysBelow(fileKey)).toEqual([]));
    expect(await processed(owner, form.id)).toEqual(first);
    expect(await filesOfImage(form.imageUrl)).toEqual(before);
  });

  it('is processed together with eleven others, and none is lost', async () => {
    const file = await pictures.aJpeg({ width: 64, height: 48 });
    const uploads: { as: Person; form: PictureForm }[] = [];
    for (let n = 0; n < 2; n += 1) {
      const as = await aPerson();
      for (let m = 0; m < 6; m += 1) uploads.push({ as, form: await aFormFor(as, { area, file }) });
    }
    await Promise.all(uploads.map(({ form }) => sendForm(form, file)));
    for (const { as, form } of uploads) {
      expect(await processed(as, form.id)).toMatchObject({ status: 'ready' });
    }
    for (const { imageUrl } of uploads.map(({ form }) => form)) {
      expect(await keysBelow(`${imageKeyOf(imageUrl)}/`)).toHaveLength(allVariants.length);
    }
  });

  it.each([
    ['a JPEG for printers', () => unusualPictures.aCmykJpeg(), 'image/jpeg'],
    ['a PNG with 50 MB of text', () => unusualPictures.aPngWithText(50), 'image/png'],
  ] as const)('may be %s', async (_, make, contentType) => {
    const { upload } = await uploadPictureAs(owner, { area, contentType, file: await make() });
    expect(await processed(owner, upload.id)).toMatchObject({
      status: 'ready',
      image: { width: 320, height: 240 },
    });
  });
});

const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));

const refusals: [string, () => Buffer | Promise<Buffer>, UploadType, string][] = [
  ['an SVG with a script', () => unusualPictures.noPictures.svg, 'image/webp', 'NOT_A_PICTURE'],
  ['a JPEG that is cut off', async () => half(await pictures.aJpeg()), 'image/jpeg', 'BROKEN'],
  [
    'an AVIF of 64 megapixels that says that it is small',
    () => unusualPictures.anAvifThatHidesItsSize(),
    'image/avif',
    'TOO_MANY_PIXELS',
  ],
  ['an animated WebP', () => unusualPictures.anAnimatedWebp(), 'image/webp', 'ANIMATED'],
];

describe('a file that does not become an image', () => {
  let refused: Person;
  beforeAll(async () => {
    refused = await aPerson();
  });

  it.each(refusals)('may be %s', async (_, make, contentType, reasonCode) => {
    const { upload, imageUrl } = await uploadPictureAs(refused, {
      area,
      contentType,
      file: await make(),
    });
    expect(await processed(refused, upload.id)).toEqual({
      id: upload.id,
      status: 'refused',
      reasonCode,
    });
    expect(await keysBelow(imageKeyOf(imageUrl))).toEqual([]);
  });

  it('may be empty, or removed before it is processed', async () => {
    const [empty, gone] = await Promise.all([
      aFormFor(refused, { area, file: Buffer.alloc(1) }),
      aFormFor(refused, { area, file: Buffer.alloc(1) }),
    ]);
    await storeFile(empty.fields['key'] ?? '', Buffer.alloc(0));
    await queueUpload(gone.fields['key'] ?? '');
    for (const { id } of [empty, gone]) {
      expect(await processed(refused, id)).toMatchObject({ reasonCode: 'NOT_A_PICTURE' });
    }
  });

  it('leaves nothing in the bucket', async () => {
    await eventually(async () => expect(await originalsOf(refused)).toEqual([]));
  });

  it('is removed if its key belongs to no form', async () => {
    const { fields } = await aFormFor(refused, { area, file: Buffer.alloc(1) });
    const keys = [
      `${area}/uncompressed/${ownerIdOfUser(refused.userId)}/upl_01K9A1B2C3D4E5F6G7H8J9KABC`,
      `offer/uncompressed/${ownerIdOfUser(refused.userId)}/${fields['key']?.split('/').at(-1)}`,
    ];
    for (const key of keys) await storeFile(key, await pictures.aJpeg());
    for (const key of keys) {
      await eventually(async () => expect(await keysBelow(key)).toEqual([]));
    }
  });
});
