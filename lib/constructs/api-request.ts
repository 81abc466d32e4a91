import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * Request headers that the API reads, at most ten. CloudFront drops all others, except the few that it sets or forwards
 * itself (Host, X-Forwarded-For, Content-Length, Range). The cache policy forwards Authorization. User-Agent must be
 * listed, or CloudFront sends its own.
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
 * Forwards those headers and the query, but no cookies: with cookies, CloudFront would not collapse simultaneous
 * requests with the same key.
 */
export const apiRequest = (scope: Construct): cloudfront.OriginRequestPolicy =>
  new cloudfront.OriginRequestPolicy(scope, 'ApiRequest', {
    headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(...headersTheApiReads),
    queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
    cookieBehavior: cloudfront.OriginRequestCookieBehavior.none(),
  });
