import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { idPattern } from '../http/id-format.ts';

/** Areas of images; an avatar has the area `business`. */
export const imageAreas = ['business', 'shop', 'offer'] as const;

export type ImageArea = (typeof imageAreas)[number];

/** Path of the site before an image's key. */
export const imagesPath = '/images';

export const maxImages = 10;

const owner = `(?:${idPattern('business').source.slice(1, -1)}|[0-9a-f-]{36})`;
const image = idPattern('image').source.slice(1, -1);
const urlText = `${imagesPath}/(?:${imageAreas.join('|')})/${owner}/${image}`;
const urlPattern = new RegExp(`^${urlText}$`);

/**
 * An image's URL in the API: a path of the site, `/images/<area>/<owner>/<image>`. The owner is a business, or a
 * user without a business yet. The variants are files below it (`variantOf`).
 */
export const imageUrl = z.string().check(z.regex(urlPattern));

/** The ordered images of a shop or an offer; the first one is the cover. */
export const imagesUrls = z.array(imageUrl).check(
  z.maxLength(maxImages),
  z.refine<readonly string[]>((urls) => new Set(urls).size === urls.length, {
    error: 'INVALID_VALUE',
  }),
);

/** An image as the API shows it. Size and placeholder are known once it is ready. */
export const shownImage = z.object({
  url: z.string(),
  /** Pixels of the largest variant. */
  width: z.exactOptional(z.int()),
  height: z.exactOptional(z.int()),
  /** A ThumbHash in Base64, shown while the image loads. */
  placeholder: z.exactOptional(z.string()),
  status: z.enum(['processing', 'ready']),
});

export type ShownImage = z.output<typeof shownImage>;

/** Returns an image's key, `<area>/<owner>/<image>`, from its URL. */
export const imageKeyOf = (url: string): string => url.slice(imagesPath.length + 1);

/** Returns an image's URL from its key. */
export const imageUrlOf = (key: string): string => `${imagesPath}/${key}`;

/** Returns the image URL in an address that a browser copied, such as a variant's; undefined for other addresses. */
export const imageUrlIn = (address: string): string | undefined =>
  new RegExp(`${urlText}(?![0-9A-Z])`).exec(address)?.[0];
