import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { idPattern } from '../http/id-format.ts';

/** What a picture is of: an avatar is of the area `business`. */
export const imageAreas = ['business', 'shop', 'offer'] as const;

export type ImageArea = (typeof imageAreas)[number];

/** The path of the site below which images are; the rest of a URL is the key of an image. */
export const imagesPath = '/images';

/** The most images of one shop or offer. */
export const maxImages = 10;

const owner = `(?:${idPattern('business').source.slice(1, -1)}|[0-9a-f-]{36})`;
const image = idPattern('image').source.slice(1, -1);
const urlText = `${imagesPath}/(?:${imageAreas.join('|')})/${owner}/${image}`;
const urlPattern = new RegExp(`^${urlText}$`);

/**
 * The URL of an image as the API gives and takes it: a path of the site, `/images/<area>/<owner>/<image>`, where
 * the owner is a business, or a user who had none yet. Its variants are files below it (`variantOf`).
 */
export const imageUrl = z.string().check(z.regex(urlPattern));

/** The images of a shop or an offer in their order; the first one is the cover. */
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
  /** A ThumbHash in Base64, to show while the picture loads. */
  placeholder: z.exactOptional(z.string()),
  status: z.enum(['processing', 'ready']),
});

export type ShownImage = z.output<typeof shownImage>;

/** The key of an image, `<area>/<owner>/<image>`, by its URL. */
export const imageKeyOf = (url: string): string => url.slice(imagesPath.length + 1);

/** The URL of an image by its key. */
export const imageUrlOf = (key: string): string => `${imagesPath}/${key}`;

/**
 * The URL of an image, from the address of one of its files as a browser copies it; undefined for other addresses, such
 * as the preview of a link.
 */
export const imageUrlIn = (address: string): string | undefined =>
  new RegExp(`${urlText}(?![0-9A-Z])`).exec(address)?.[0];
