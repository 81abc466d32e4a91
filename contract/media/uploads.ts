import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';
import { uploadId } from '../http/ids.ts';
import { imageAreas, shownImage } from './images.ts';

/** Accepted types of pictures. The content of a file is checked after its upload. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export type UploadType = (typeof uploadTypes)[number];

/** Accepted types of receipts: a PDF is kept as it is. */
const receiptTypes = [...uploadTypes, 'application/pdf'] as const;

/** Purposes of a file: images for display, or a payment receipt, which only its owner and staff get. */
const uploadAreas = [...imageAreas, 'receipt'] as const;

/** Largest file: 10 MiB. */
export const maxUploadBytes = 10 * 1024 * 1024;

/** Days that an original is kept. */
export const originalDays = 7;

/** The file's purpose, type and size. Only a receipt may be a PDF. */
export const uploadInput = z
  .strictObject({
    area: z.enum(uploadAreas),
    contentType: z.enum(receiptTypes),
    /** Bytes. */
    size: z.int().check(z.minimum(1), z.maximum(maxUploadBytes)),
  })
  .check(
    z.refine((input) => input.area === 'receipt' || input.contentType !== 'application/pdf', {
      error: 'INVALID_VALUE',
      path: ['contentType'],
    }),
  );

export type UploadInput = z.output<typeof uploadInput>;

/** The form that a browser uploads one file with, and the URL that its image will have; a receipt has none. */
export const uploadForm = z.object({
  id: uploadId,
  url: z.string(),
  /** Form fields that come before the file (`multipart/form-data`). */
  fields: z.record(z.string(), z.string()),
  imageUrl: z.exactOptional(z.string()),
  expiresAt: instant,
});

export type UploadForm = z.output<typeof uploadForm>;

export const uploadRefusals = [
  /** No JPEG, PNG, WebP or AVIF. */
  'NOT_A_PICTURE',
  /** It ends too early, or cannot be decoded. */
  'BROKEN',
  /** More pixels, or a longer side, than allowed. */
  'TOO_MANY_PIXELS',
  'ANIMATED',
  'TAKEN_DOWN',
  /** A receipt sent as a PDF has no PDF header. */
  'NOT_A_PDF',
] as const;

export type UploadRefusal = (typeof uploadRefusals)[number];

export const upload = z.object({
  id: uploadId,
  status: z.enum(['pending', 'processing', 'ready', 'refused']),
  reasonCode: z.exactOptional(z.enum(uploadRefusals)),
  /** Not for a receipt; absent until the file has been received, and if it was refused. */
  image: z.exactOptional(shownImage),
});

export type Upload = z.output<typeof upload>;
