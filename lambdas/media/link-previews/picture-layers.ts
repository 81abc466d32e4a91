import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { box, colours, shopWindow, size, windowWithMark } from './preview-art.ts';

/** Position and size of a logo's white ground, and size of the logo on it, in pixels. */
const ground = { size: 300, left: (size.picture - 300) / 2, top: 245 } as const;
const inside = 252;

async function layerOf(
  picture: Sharp,
): Promise<OverlayOptions & { width: number; height: number }> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels }, width, height };
}

/** Draws a logo on its ground in the shop window. */
async function logoLayers(picture: Uint8Array): Promise<OverlayOptions[]> {
  const { width, height, ...logo } = await layerOf(
    sharp(picture).resize(inside, inside, { fit: 'inside' }),
  );
  const left = ground.left + Math.round((ground.size - width) / 2);
  const top = ground.top + Math.round((ground.size - height) / 2);
  return [
    { ...shopWindow(), left: 0, top: 0 },
    { ...box(ground.size, ground.size, 32, colours.ground), left: ground.left, top: ground.top },
    { ...logo, left, top },
  ];
}

/** Draws the photo's part: a photo, or a shop window with a logo or the brand's mark in it. */
export async function pictureLayers(
  picture: Uint8Array | undefined,
  isLogo: boolean,
): Promise<OverlayOptions[]> {
  if (!picture) return [{ ...windowWithMark(), left: 0, top: 0 }];
  if (isLogo) return logoLayers(picture);
  const {
    width: _,
    height: __,
    ...photo
  } = await layerOf(
    sharp(picture).resize(size.picture, size.height).flatten({ background: colours.ground }),
  );
  return [{ ...photo, left: 0, top: 0 }];
}
