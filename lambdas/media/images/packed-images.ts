import type { ImageArea } from '#contract/media/images.ts';
import type { StoredImage } from './stored-image.ts';

/** An item as it is stored. */
type Attributes = Readonly<Record<string, unknown>>;

/** What the keys of an item's own images begin with: those of its business, or of a business itself. */
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
 * Attributes with their images as one list of short texts, `<image> <width> <height> <placeholder>`: ten images are
 * then about 800 bytes, so that an offer still fits the 4 KB that one read unit covers. Only an image of another owner
 * has its whole key. No images, no attribute.
 */
export function packImages(
  { images, ...attributes }: Attributes & { readonly images: readonly StoredImage[] },
  area: ImageArea,
): Attributes {
  const prefix = prefixOf(area, attributes);
  const packed = images.map((image) => pack(image, prefix));
  return packed.length > 0 ? { ...attributes, images: packed } : attributes;
}

/** The images of an item that was read. */
export function imagesIn(item: Attributes, area: ImageArea): StoredImage[] {
  const packed = item['images'];
  if (!Array.isArray(packed)) return [];
  const prefix = prefixOf(area, item);
  return packed.filter((text) => typeof text === 'string').map((text) => unpack(text, prefix));
}

/** An item with its images as they were before `packImages`. */
export function unpackImages(
  item: Attributes | undefined,
  area: ImageArea,
): Attributes | undefined {
  return item && { ...item, images: imagesIn(item, area) };
}
