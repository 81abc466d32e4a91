import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';
import { uploadId } from '../http/ids.ts';
import { imageAreas, shownImage } from './images.ts';

/** The accepted types of picture. The content of a file is checked after its upload. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export type UploadType = (typeof uploadTypes)[number];

/** The accepted types of the receipt of a payment: a PDF is kept as it is. */
const receiptTypes = [...uploadTypes, 'application/pdf'] as const;

/** What a file may be of: pictures that are shown, or the receipt of a payment, which only its owner and staff get. */
const uploadAreas = [...imageAreas, 'receipt'] as const;

/** The most bytes of a file: 10 MiB. */
export const maxUploadBytes = 10 * 1024 * 1024;

/** Days that an uploaded original is kept. */
export const originalDays = 7;

/** What the file is of, and its type and size. Only a receipt may be a PDF. */
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

/** A form by which a browser sends one file to the storage, and the URL that its image will have; a receipt has none. */
export const uploadForm = z.object({
  id: uploadId,
  url: z.string(),
  /** The fields of the form, which come before the file (`multipart/form-data`). */
  fields: z.record(z.string(), z.string()),
  imageUrl: z.exactOptional(z.string()),
  expiresAt: instant,
});

export type UploadForm = z.output<typeof uploadForm>;

/** Why a picture was refused. */
export const uploadRefusals = [
  /** It is no JPEG, PNG, WebP or AVIF picture. */
  'NOT_A_PICTURE',
  /** It ends too early, or cannot be decoded. */
  'BROKEN',
  /** It has more pixels, or a longer side, than allowed. */
  'TOO_MANY_PIXELS',
  /** It has more than one frame. */
  'ANIMATED',
  /** Staff took it down. */
  'TAKEN_DOWN',
  /** A receipt that was sent as a PDF does not begin as one. */
  'NOT_A_PDF',
] as const;

export type UploadRefusal = (typeof uploadRefusals)[number];

export const upload = z.object({
  id: uploadId,
  status: z.enum(['pending', 'processing', 'ready', 'refused']),
  reasonCode: z.exactOptional(z.enum(uploadRefusals)),
  /** Of a picture that is shown, once the file has been received and not refused. */
  image: z.exactOptional(shownImage),
});

export type Upload = z.output<typeof upload>;
