import type { ErrorResponse } from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';

/** Error statuses that a distribution can configure. */
const configurableStatuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/**
 * Prevents caching of errors, which CloudFront otherwise repeats to every caller for ten seconds. The entries name no
 * page, so an error keeps the status and body of its origin.
 */
export const uncachedErrors: ErrorResponse[] = configurableStatuses.map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));
