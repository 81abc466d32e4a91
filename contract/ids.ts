import './zod-config.ts';
import * as z from 'zod/mini';

/** A prefix and a ULID: ids say what they name and sort by creation. */
const idOf = (prefix: string) =>
  z.string().check(z.regex(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`)));

export const businessId = idOf('biz');
export const shopId = idOf('shp');
export const offerId = idOf('off');

/** The `sub` that Cognito gave the user. */
export const userId = z.string().check(z.regex(/^[0-9a-f-]{36}$/));
