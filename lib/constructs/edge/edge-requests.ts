import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * Request headers that the API reads, at most ten. CloudFront drops all others, except the few that it sets or forwards
 * itself (Host, X-Forwarded-For, Content-Length, Range). The cache policy forwards Authorization. User-Agent must be
 * listed, or CloudFront sends its own. The language of open pages must not be listed: `/api` does not keep pages by it.
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

/**
 * Forwards the address of the visitor beside the key of an open page. It is for the log only: a page that differed by it
 * would be kept for everybody.
 */
export const openPageRequest = (scope: Construct): cloudfront.OriginRequestPolicy =>
  new cloudfront.OriginRequestPolicy(scope, 'OpenPageRequest', {
    headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList('CloudFront-Viewer-Address'),
    queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.none(),
    cookieBehavior: cloudfront.OriginRequestCookieBehavior.none(),
  });
