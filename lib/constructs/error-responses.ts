import type { ErrorResponse } from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';

/** Every error status that a distribution can configure. */
const configurableStatuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/**
 * Errors are never cached: without these entries CloudFront gives a 404, a 414 or a 5xx to every caller of the
 * next ten seconds. None names a page, so each error keeps the status and body of its origin.
 */
export const uncachedErrors: ErrorResponse[] = configurableStatuses.map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));
