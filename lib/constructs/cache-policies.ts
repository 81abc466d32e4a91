import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';

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

/** Calls of the API: each has a key of its own (`callsApart`), so that no answer is given twice. */
export const noSharing = (scope: Construct): Policy =>
  new cloudfront.CachePolicy(scope, 'NoSharing', {
    minTtl: never,
    defaultTtl: never,
    maxTtl: Duration.seconds(1),
    headerBehavior: cloudfront.CacheHeaderBehavior.allowList('x-edge-call'),
    ...compressed,
  });

/**
 * The few calls whose answer is the same for all: as long as the answer says. The token is part of the key,
 * so that a bad one is still refused.
 */
export const sharedAnswers = (scope: Construct): Policy =>
  new cloudfront.CachePolicy(scope, 'SharedAnswers', {
    minTtl: never,
    defaultTtl: never,
    maxTtl: Duration.days(1),
    headerBehavior: cloudfront.CacheHeaderBehavior.allowList('Authorization'),
    ...compressed,
  });
