import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { fold } from '../fields/fold.ts';
import { pagePaths } from '../pages/page-paths.ts';
import { screenPaths } from './site-paths.ts';

/** First path parts besides screens. Names of other files have a dot, which no shop identifier has. */
const otherPaths = [
  ...['/api', '/api-docs', '/assets', '/config.json', '/icons', '/images', '/sitemaps'],
  '/static',
];

/** Paths that the product will have, without a screen yet. */
const laterPaths = ['/admin'];

/** Returns the first part of each path of the site, such as `folder` of `/folder/:id`. */
function firstPathParts(): readonly string[] {
  const pages = Object.values(pagePaths);
  const paths = [...Object.values(screenPaths), ...pages, ...otherPaths, ...laterPaths];
  return paths.map((path) => path.split('/')[1] ?? '');
}

/**
 * Folds a shop identifier: its words in lower case, without accents, joined by hyphens. Drops everything except a
 * to z and digits, which includes the specification's strip-characters rule (section 5).
 */
export function foldShopIdentifier(typed: string): string {
  return fold(typed)
    .split(/[\s-]/)
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)
    .join('-');
}

/** Returns a folded identifier in the form that is looked up and reserved. */
export function withoutHyphens(identifier: string): string {
  return identifier.replaceAll('-', '');
}

/** Returns whether two folded identifiers lead to the same shop: they differ at most in hyphens. */
export function isSameIdentifier(one: string, other: string): boolean {
  return withoutHyphens(one) === withoutHyphens(other);
}

/** First parts of the site's paths, and its name. `summary` would collide with the path `/shops/{id}/summary`. */
const reserved = new Set(
  [...firstPathParts(), 'summary', 'vitrine'].map((word) =>
    withoutHyphens(foldShopIdentifier(word)),
  ),
);

export const maxIdentifierLength = 30;

const minIdentifierLength = 3;

/** A shop's identifier after folding: at most 30 characters with hyphens, at least 3 without, and no reserved word. */
export const shopIdentifierField = z.string().check(
  z.overwrite(foldShopIdentifier),
  z.minLength(minIdentifierLength),
  z.refine<string>((value) => withoutHyphens(value).length >= minIdentifierLength, {
    error: 'TOO_SHORT',
  }),
  z.maxLength(maxIdentifierLength),
  z.refine<string>((value) => !reserved.has(withoutHyphens(value)), { error: 'RESERVED' }),
);
