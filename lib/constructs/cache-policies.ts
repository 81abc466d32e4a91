import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { routes } from '#contract/routes.ts';

type Policy = cloudfront.CachePolicy;

const compressed = { enableAcceptEncodingBrotli: true, enableAcceptEncodingGzip: true };
const never = Duration.seconds(0);

/** Files that may change under their name: the edge asks the bucket again after a second. */
export const freshFiles = (scope: Construct): Policy =>
  new cloudfront.CachePolicy(scope, 'FreshFiles', {
    minTtl: never,
    defaultTtl: Duration.seconds(1),
    maxTtl: Duration.seconds(1),
    ...compressed,
  });

/** Files that never change under their name. */
export const lastingFiles = (scope: Construct): Policy =>
  new cloudfront.CachePolicy(scope, 'LastingFiles', {
    minTtl: never,
    defaultTtl: Duration.days(365),
    maxTtl: Duration.days(365),
    ...compressed,
  });

/** The longest time, in seconds, that a route of the contract lets anyone keep its answer. */
const longestCacheSeconds = Math.max(
  ...Object.values(routes)
    .flatMap((table) => Object.values(table))
    .map((route) => route.cacheSeconds ?? 0),
);

/**
 * Answers of the API: kept for as long as their own Cache-Control says, and not at all without one. The key
 * holds all that may change an answer: the path, the whole query and the token. What is in the key also
 * reaches the API.
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
