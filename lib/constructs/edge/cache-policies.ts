import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { routes } from '#contract/routes.ts';

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
 * needs invalidation; browsers follow the file's own header (`lambdas/media/images/images-bucket.ts`). AVIF, WebP and JPEG are
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
