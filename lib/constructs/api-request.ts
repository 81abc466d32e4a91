import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * The request headers that the API reads, except Authorization, which the cache policy forwards. CloudFront
 * drops all others, apart from a few that it sets or forwards by itself (Host, X-Forwarded-For, Content-Length,
 * Range). Without its name here, User-Agent would be that of CloudFront. A policy has at most ten names.
 */
const headersTheApiReads = [
  'CloudFront-Viewer-Address',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'User-Agent',
];

/**
 * What CloudFront forwards to the API besides the cache key: the headers that it reads, and no cookie, since
 * CloudFront does not collapse simultaneous requests with the same key if it forwards cookies.
 */
export const apiRequest = (scope: Construct): cloudfront.OriginRequestPolicy =>
  new cloudfront.OriginRequestPolicy(scope, 'ApiRequest', {
    headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(...headersTheApiReads),
    queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
    cookieBehavior: cloudfront.OriginRequestCookieBehavior.none(),
  });
