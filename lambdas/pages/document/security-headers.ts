import { createHash } from 'node:crypto';
import { type Language, locales } from '#contract/http/languages.ts';
import { htmlType } from '#lambdas/platform/http/html-type.ts';

const hashOf = (style: string) => createHash('sha256').update(style).digest('base64');

/**
 * Returns the Content-Security-Policy of open pages: the style sheet of the page and files of the site, no inline script,
 * and no style attributes.
 */
function contentSecurityPolicy(style: string, identityOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hashOf(style)}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${identityOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ');
}

/** Statuses of pages that the edge keeps; the answers to other errors may change at once. */
const kept: readonly number[] = [200, 400, 404, 410];

/**
 * Returns how long the edge keeps an answer: five seconds, old ones for 25 more while it asks again, and for ten
 * minutes while the API is down. Browsers get `no-cache` from the edge.
 */
export const cacheControlOf = (status: number): string =>
  kept.includes(status)
    ? 'public, max-age=0, s-maxage=5, stale-while-revalidate=25, stale-if-error=600'
    : 'no-store';

/**
 * Returns a function that makes the headers of open pages. The islands may call the identity service; `style` is
 * exactly the content of the style element.
 */
export const headersOfPages =
  (identityOrigin: string) =>
  (status: number, language: Language, style: string): Readonly<Record<string, string>> => ({
    'content-type': htmlType,
    'content-language': locales[language],
    'cache-control': cacheControlOf(status),
    'content-security-policy': contentSecurityPolicy(style, identityOrigin),
  });
