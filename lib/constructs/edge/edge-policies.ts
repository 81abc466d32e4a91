import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { languageHeader } from '#contract/pages/language-header.ts';
import { routes } from '#contract/routes.ts';
import { openPageParameters } from './functions/open-page-of.ts';

type Policy = cloudfront.CachePolicy;

const compressed = { enableAcceptEncodingBrotli: true, enableAcceptEncodingGzip: true };
const never = Duration.seconds(0);

/** For files that may change under the same name: the edge reads them again after a second. */
export const freshFiles = (scope: Construct): Policy =>
  new cloudfront.CachePolicy(scope, 'FreshFiles', {
    minTtl: never,
    defaultTtl: Duration.seconds(1),
    maxTtl: Duration.seconds(1),
    ...compressed,
  });

/** For files that never change under the same name. */
export const lastingFiles = (scope: Construct): Policy =>
  new cloudfront.CachePolicy(scope, 'LastingFiles', {
    minTtl: never,
    defaultTtl: Duration.days(365),
    maxTtl: Duration.days(365),
    ...compressed,
  });

/**
 * For images, which never change but may be removed or withheld. The edge keeps them for a minute, so that nothing
 * needs invalidation; browsers follow the file's own header (`lambdas/media/images/image-cache.ts`). AVIF, WebP and JPEG are
 * compressed already.
 */
export const removableFiles = (scope: Construct): Policy =>
  new cloudfront.CachePolicy(scope, 'RemovableFiles', {
    minTtl: never,
    defaultTtl: Duration.minutes(1),
    maxTtl: Duration.minutes(1),
  });

const longestCacheSeconds = Math.max(
  ...Object.values(routes)
    .flatMap((table) => Object.values(table))
    .map((route) => route.cacheSeconds ?? 0),
);

/**
 * For API answers: cached as their Cache-Control says, and not at all without one. The key has everything that may
 * change an answer: path, token, and the query after `dropForeignParameters`.
 */
export const apiAnswers = (scope: Construct): Policy =>
  new cloudfront.CachePolicy(scope, 'ApiAnswers', {
    minTtl: never,
    defaultTtl: never,
    maxTtl: Duration.seconds(longestCacheSeconds),
    headerBehavior: cloudfront.CacheHeaderBehavior.allowList('Authorization'),
    queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
    cookieBehavior: cloudfront.CacheCookieBehavior.none(),
    ...compressed,
  });

/**
 * For open pages: cached as their Cache-Control says. The key is the path, the parameters and the language, as `openPage`
 * leaves them. The longest time is well above that header's, since CloudFront also ends stale answers by it.
 */
export const openPageAnswers = (scope: Construct): Policy =>
  new cloudfront.CachePolicy(scope, 'OpenPageAnswers', {
    minTtl: never,
    defaultTtl: never,
    maxTtl: Duration.hours(1),
    headerBehavior: cloudfront.CacheHeaderBehavior.allowList(languageHeader),
    queryStringBehavior: cloudfront.CacheQueryStringBehavior.allowList(...openPageParameters),
    cookieBehavior: cloudfront.CacheCookieBehavior.none(),
    ...compressed,
  });

/** Origins that the page may use besides its own. */
interface PageOrigins {
  readonly connect: readonly string[];
  /** Origins of pictures and PDFs that the page shows. */
  readonly show: readonly string[];
}

/** Returns the page's Content-Security-Policy: no inline scripts, but inline styles because Mantine sets them. */
function contentSecurityPolicy({ connect, show }: PageOrigins): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self' data: blob:", ...show].join(' ')}`,
    `frame-src ${show.join(' ')}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Disables browser features that the site does not use. In the app, the camera takes photos and scans. */
const permissionsPolicy = (camera: '(self)' | '()') =>
  [
    `camera=${camera}`,
    'geolocation=()',
    'microphone=()',
    'payment=()',
    'usb=()',
    'browsing-topics=()',
  ].join(', ');

type CustomHeaders = cloudfront.ResponseCustomHeader[];

const headersOfDocuments = (camera: '(self)' | '()'): CustomHeaders => [
  { header: 'Permissions-Policy', value: permissionsPolicy(camera), override: true },
  { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
];

/** Makes browsers revalidate their copy before each use. The edge keeps its own copy as before. */
const revalidation: CustomHeaders = [
  { header: 'Cache-Control', value: 'no-cache', override: true },
];

/** Headers of the app's page and its files. */
export function pageHeaders(
  scope: Construct,
  id: string,
  origins: PageOrigins,
  { revalidate }: { readonly revalidate: boolean },
): cloudfront.ResponseHeadersPolicy {
  return new cloudfront.ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      ...securityHeaders(),
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy(origins),
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [...headersOfDocuments('(self)'), ...(revalidate ? revalidation : [])],
    },
  });
}

/**
 * Headers of open pages, without a Content-Security-Policy: the Lambda sends its own, with the hash of the styles in the
 * page. Its Cache-Control is for the edge only.
 */
export const openPageHeaders = (scope: Construct): cloudfront.ResponseHeadersPolicy =>
  new cloudfront.ResponseHeadersPolicy(scope, 'OpenPageHeaders', {
    securityHeadersBehavior: securityHeaders(),
    customHeadersBehavior: { customHeaders: [...headersOfDocuments('()'), ...revalidation] },
  });

/** Headers of API answers and images: no script in them may run. An open page below `/api` has a policy of its own. */
export function dataHeaders(scope: Construct, id: string): cloudfront.ResponseHeadersPolicy {
  return new cloudfront.ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      ...securityHeaders(),
      contentSecurityPolicy: {
        contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
        override: false,
      },
    },
  });
}

function securityHeaders(): cloudfront.ResponseSecurityHeadersBehavior {
  return {
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
    referrerPolicy: {
      referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
      override: true,
    },
    strictTransportSecurity: {
      accessControlMaxAge: Duration.days(365),
      includeSubdomains: true,
      override: true,
    },
  };
}
