import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { routes } from '#contract/routes.ts';

type Policy = cloudfront.CachePolicy;

const compressed = { enableAcceptEncodingBrotli: true, enableAcceptEncodingGzip: true };
const never = Duration.seconds(0);

/** For files that may change under the same name: the edge reads them from the bucket again after a second. */
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
 * For images, which never change under the same name but may be removed or withheld: the edge keeps an image for a
 * minute at most, so that nothing has to be invalidated. Browsers keep it for as long as the file itself says
 * (`lambdas/media/images/image-cache.ts`). AVIF, WebP and JPEG are compressed already.
 */
export const removableFiles = (scope: Construct): Policy =>
  new cloudfront.CachePolicy(scope, 'RemovableFiles', {
    minTtl: never,
    defaultTtl: Duration.minutes(1),
    maxTtl: Duration.minutes(1),
  });

/** The longest time, in seconds, that a route of the contract allows its answer to be cached. */
const longestCacheSeconds = Math.max(
  ...Object.values(routes)
    .flatMap((table) => Object.values(table))
    .map((route) => route.cacheSeconds ?? 0),
);

/**
 * For answers of the API: cached for as long as their Cache-Control says, and not at all without one. The key is
 * everything that may change an answer: path, token, and the query that `keepOwnQuery` lets through. CloudFront
 * forwards the key to the API.
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
