import sharp from 'sharp';
import { avatarOf } from './avatar.ts';
import { fractions } from './fractions.ts';
import { drawings, type PictureKind } from './picture-kinds.ts';
import { sceneOf } from './scene.ts';
import { shopFrontOf } from './shop-front.ts';

/** Pixels of a side of the grain, which is repeated over the picture. */
const side = 256;
/** The most opaque grain, of 255. */
const strength = 14;

/** The grain of a camera: white and black dots, almost transparent. Without it pictures were smaller than photos. */
function makeGrain(): Buffer {
  const next = fractions(7);
  const pixels = Buffer.alloc(side * side * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const fraction = next.next().value;
    pixels.fill(fraction < 0.5 ? 0 : 255, at, at + 3);
    pixels[at + 3] = Math.abs(fraction - 0.5) * 2 * strength;
  }
  return pixels;
}

const grain = makeGrain();

/** A JPEG of an SVG; the same SVG gives the same bytes. */
async function photoOf(svg: string): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 4 } as const;
  return sharp(Buffer.from(svg))
    .flatten()
    .composite([{ input: grain, raw, tile: true }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** A photo of a product, 1280 by 960 pixels. The seed chooses light and room. */
export const drawProduct = (kind: PictureKind, seed: number): Promise<Buffer> =>
  photoOf(sceneOf(drawings[kind](), seed));

/** A photo of the front of a shop, 1280 by 720 pixels. */
export const drawShopFront = (name: string, seed: number): Promise<Buffer> =>
  photoOf(shopFrontOf(name, seed));

/** The avatar of a business, 480 pixels a side. */
export const drawAvatar = (kind: PictureKind, seed: number): Promise<Buffer> =>
  photoOf(avatarOf(drawings[kind](), seed));
