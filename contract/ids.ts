import './zod-config.ts';
import * as z from 'zod/mini';

/** What an id begins with, so that it says what it names. */
export const idPrefixes = { business: 'biz', shop: 'shp', offer: 'off' } as const;

export type IdKind = keyof typeof idPrefixes;

/** A prefix and a ULID, which sorts by creation. */
const idOf = (kind: IdKind) =>
  z.string().check(z.regex(new RegExp(`^${idPrefixes[kind]}_[0-9A-HJKMNP-TV-Z]{26}$`)));

export const businessId = idOf('business');
export const shopId = idOf('shop');
export const offerId = idOf('offer');

/** The `sub` that Cognito gave the user. */
export const userId = z.string().check(z.regex(/^[0-9a-f-]{36}$/));
