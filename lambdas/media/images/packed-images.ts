import type { ImageArea } from '#contract/media/images.ts';
import type { StoredImage } from './stored-image.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** Returns the key prefix of an item's own images, from its business. */
function prefixOf(area: ImageArea, item: Attributes): string {
  return `${area}/${item['businessId'] ?? item['id']}/`;
}

function pack({ key, width, height, placeholder }: StoredImage, prefix: string): string {
  const name = key.startsWith(prefix) ? key.slice(prefix.length) : key;
  return [name, width, height, placeholder].filter((part) => part !== undefined).join(' ');
}

function unpack(text: string, prefix: string): StoredImage {
  const [name = '', width, height, placeholder] = text.split(' ');
  const key = name.includes('/') ? name : `${prefix}${name}`;
  if (width === undefined || height === undefined) return { key };
  return {
    key,
    width: Number(width),
    height: Number(height),
    ...(placeholder !== undefined && { placeholder }),
  };
}

/**
 * Packs images into texts, `<image> <width> <height> <placeholder>`, so that an offer fits one read unit (4 KB). Only
 * images of another owner keep the full key.
 */
export function packImages(
  { images, ...attributes }: Attributes & { readonly images: readonly StoredImage[] },
  area: ImageArea,
): Attributes {
  const prefix = prefixOf(area, attributes);
  const packed = images.map((image) => pack(image, prefix));
  return packed.length > 0 ? { ...attributes, images: packed } : attributes;
}

/** Returns the images of a stored item. */
export function imagesIn(item: Attributes, area: ImageArea): StoredImage[] {
  const packed = item['images'];
  if (!Array.isArray(packed)) return [];
  const prefix = prefixOf(area, item);
  return packed.filter((text) => typeof text === 'string').map((text) => unpack(text, prefix));
}

/** Reverses `packImages`. */
export function unpackImages(
  item: Attributes | undefined,
  area: ImageArea,
): Attributes | undefined {
  return item && { ...item, images: imagesIn(item, area) };
}
