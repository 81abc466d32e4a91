import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { withoutFormat } from '../fields/invisible.ts';

/** A profile's URL, with or without scheme and query. A path of several segments is no profile. */
const profileUrl = /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/@?([^/?#]*)\/?(?:[?#].*)?$/i;

/** Instagram's rules: 30 letters, digits, points and underscores, no point first, last or twice in a row. */
const handle = /^(?!\.)(?!.*\.\.)(?!.*\.$)[a-z0-9._]{1,30}$/;

function toHandle(typed: string): string {
  const text = withoutFormat(typed).trim();
  return (profileUrl.exec(text)?.[1] ?? text.replace(/^@/, '')).toLowerCase();
}

/** An Instagram account, as `handle`, `@handle` or its profile's URL; stored as the handle in lower case. */
export const instagramField = z.string().check(z.overwrite(toHandle), z.regex(handle));
