import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { scheme, size } from './layout.ts';
import { glass, windowForLogo, windowWithGoods } from './window-layer.ts';

/** Largest side of a logo, in pixels. */
const logoSide = 236;

/** Middle of the glass below the awning, in pixels of the picture's part. */
const middle = { x: glass.left + glass.width / 2, y: glass.top + glass.height / 2 + 26 } as const;

async function layerOf(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels } } satisfies OverlayOptions;
}

/** Draws a logo in the shop window, whole. */
async function logoLayers(picture: Uint8Array): Promise<OverlayOptions[]> {
  const logo = await layerOf(sharp(picture).resize(logoSide, logoSide, { fit: 'inside' }));
  const left = Math.round(middle.x - logo.raw.width / 2);
  const top = Math.round(size.band + middle.y - logo.raw.height / 2);
  return [
    { ...windowForLogo(), left: 0, top: size.band },
    { ...logo, left, top },
  ];
}

/** Draws the picture's part: a photo that fills it, or a shop window with a logo or goods in it. */
export async function pictureLayers(
  picture: Uint8Array | undefined,
  isLogo: boolean,
): Promise<OverlayOptions[]> {
  if (!picture) return [{ ...windowWithGoods(), left: 0, top: size.band }];
  if (isLogo) return logoLayers(picture);
  const photo = await layerOf(
    sharp(picture)
      .resize(size.picture, size.height - size.band)
      .flatten({ background: scheme.canvas }),
  );
  return [{ ...photo, left: 0, top: size.band }];
}
