import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { phoneField } from '../brazil/phones.ts';
import { ufs } from '../brazil/states.ts';
import { instant, version } from '../fields/fields.ts';
import { withoutFormat } from '../fields/invisible.ts';
import { paragraph, titleLine } from '../fields/text.ts';
import { indicationId, userId } from '../http/ids.ts';

/** A profile's URL, with or without scheme and query. A path of several segments is no profile. */
const profileUrl = /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/@?([^/?#]*)\/?(?:[?#].*)?$/i;

/** Instagram's rules: 30 letters, digits, points and underscores, no point first, last or twice in a row. */
const handle = /^(?!\.)(?!.*\.\.)(?!.*\.$)[a-z0-9._]{1,30}$/;

function toHandle(typed: string): string {
  const text = withoutFormat(typed).trim();
  return (profileUrl.exec(text)?.[1] ?? text.replace(/^@/, '')).toLowerCase();
}

/** An Instagram account, as `handle`, `@handle` or its profile's URL; stored as the handle in lower case. */
const instagramField = z.string().check(z.overwrite(toHandle), z.regex(handle));

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
