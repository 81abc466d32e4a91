import sharp, { type Sharp } from 'sharp';

/** Maximum bytes of a preview: messengers skip larger ones. */
const maxPreviewBytes = 300_000;

/** Qualities to try; with the last one any photo is small enough. */
const qualities = [84, 72, 58, 42, 26] as const;

/** Encodes the best JPEG below the limit, without metadata. */
export async function encodePreview(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const quality of qualities) {
    const jpeg = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length < maxPreviewBytes) return jpeg;
  }
  throw new Error(`A preview of ${width} x ${height} pixels is too large at every quality`);
}
