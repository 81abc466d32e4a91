import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { fold } from '../fields/fold.ts';
import { firstPathParts } from './first-path-parts.ts';

/**
 * A shop identifier as typed or pasted: its words, which spaces and hyphens separate, joined by hyphens. A word is in
 * lower case, without accents and everything else that is no letter of a to z and no digit: the characters of the
 * specification's strip-characters rule (section 5), and all others such as + and ’.
 */
export function foldShopIdentifier(typed: string): string {
  return fold(typed)
    .split(/[\s-]/)
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)
    .join('-');
}

/** A folded identifier as it is looked up and reserved. */
export function withoutHyphens(identifier: string): string {
  return identifier.replaceAll('-', '');
}

/** Whether two folded identifiers lead to the same shop: they differ in hyphens at most. */
export function isSameIdentifier(one: string, other: string): boolean {
  return withoutHyphens(one) === withoutHyphens(other);
}

/**
 * The first parts of the site's paths and the marketplace's own name. `summary` is the last segment of
 * `/shops/{id}/summary`, which also matches the path that looks up an identifier.
 */
const reserved = new Set(
  [...firstPathParts(), 'summary', 'vitrine'].map((word) =>
    withoutHyphens(foldShopIdentifier(word)),
  ),
);

export const maxIdentifierLength = 30;

const minIdentifierLength = 3;

/**
 * A shop's identifier after folding: at most 30 characters with its hyphens, at least 3 without them, and none of the
 * reserved words.
 */
export const shopIdentifierField = z.string().check(
  z.overwrite(foldShopIdentifier),
  z.minLength(minIdentifierLength),
  z.refine<string>((value) => withoutHyphens(value).length >= minIdentifierLength, {
    error: 'TOO_SHORT',
  }),
  z.maxLength(maxIdentifierLength),
  z.refine<string>((value) => !reserved.has(withoutHyphens(value)), { error: 'RESERVED' }),
);
