import './zod-config.ts';
import * as z from 'zod/mini';
import { fold } from './fold.ts';
import { firstPathParts } from './site-paths.ts';

/**
 * A shop identifier as typed or pasted, in lower case, without accents and everything else that is no letter of a to z
 * and no digit: the characters of the specification's strip-characters rule (section 5), and all others such as + and ’.
 */
export function foldShopIdentifier(typed: string): string {
  return fold(typed).replace(/[^a-z0-9]/g, '');
}

/**
 * The first parts of the site's paths and the marketplace's own name. `summary` is the last segment of
 * `/shops/{id}/summary`, which also matches the path that looks up an identifier.
 */
const reserved = new Set([...firstPathParts(), 'summary', 'vitrine'].map(foldShopIdentifier));

export const maxIdentifierLength = 30;

/** A shop's identifier, 3 to 30 letters and digits after folding, and none of the reserved words. */
export const shopIdentifierField = z.string().check(
  z.overwrite(foldShopIdentifier),
  z.minLength(3),
  z.maxLength(maxIdentifierLength),
  z.refine<string>((value) => !reserved.has(value), { error: 'RESERVED' }),
);
