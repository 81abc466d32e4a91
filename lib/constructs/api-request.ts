import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * The request headers that the API reads, beside Authorization, which the cache policy forwards. CloudFront
 * drops all others, but for the few that it sets or forwards by itself (Host, User-Agent, X-Forwarded-For,
 * Content-Length, Range). A policy holds ten names at most.
 */
const headersTheApiReads = [
  'CloudFront-Viewer-Address',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
];

/**
 * What reaches the API of a request beyond the cache key: the headers it reads, and no cookie, since
 * CloudFront does not collapse simultaneous requests of one key where it forwards cookies.
 */
export const apiRequest = (scope: Construct): cloudfront.OriginRequestPolicy =>
  new cloudfront.OriginRequestPolicy(scope, 'ApiRequest', {
    headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(...headersTheApiReads),
    queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
    cookieBehavior: cloudfront.OriginRequestCookieBehavior.none(),
  });
