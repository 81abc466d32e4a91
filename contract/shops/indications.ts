import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { phoneField } from '../brazil/phones.ts';
import { ufs } from '../brazil/states.ts';
import { instant, version } from '../fields/fields.ts';
import { paragraph, titleLine } from '../fields/text.ts';
import { indicationId, userId } from '../http/ids.ts';
import { instagramField } from './instagram.ts';

/** A consumer's indication of a shop that is not on the marketplace. */
export const indicationInput = z.strictObject({
  consumerId: userId,
  shopName: titleLine(2, 80),
  city: titleLine(2, 60),
  state: z.enum(ufs),
  phone: z.exactOptional(phoneField.check(z.minLength(1))),
  instagram: z.exactOptional(instagramField),
  comment: z.exactOptional(paragraph(500)),
});

export type IndicationInput = z.output<typeof indicationInput>;

export const indicationStatus = z.enum(['new', 'contacted', 'converted', 'discarded']);

export const indication = z.object({
  id: indicationId,
  consumerId: userId,
  shopName: z.string(),
  city: z.string(),
  state: z.enum(ufs),
  phone: z.exactOptional(z.string()),
  instagram: z.exactOptional(z.string()),
  comment: z.exactOptional(z.string()),
  status: indicationStatus,
  createdAt: instant,
  updatedAt: instant,
  version,
});

export type Indication = z.output<typeof indication>;
