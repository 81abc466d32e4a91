import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Stack } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';

/** A bucket as the edge reads it: signed requests, no public access. `allowEdgeToRead` writes its policy. */
export function bucketOrigin(
  bucket: IBucket,
  access: cloudfront.S3OriginAccessControl,
): cloudfront.IOrigin {
  return S3BucketOrigin.withBucketDefaults(bucket, {
    originAccessControlId: access.originAccessControlId,
  });
}

/**
 * The API as the edge reaches it: on AWS at its own host. A local endpoint, which does not resolve AWS hosts,
 * serves it at the endpoint's port below a path.
 */
export function apiOrigin(
  scope: Construct,
  config: StageConfig,
  apiId: string,
): cloudfront.IOrigin {
  if (config.place.kind === 'local') {
    return new HttpOrigin('localhost', {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTP_ONLY,
      httpPort: config.place.port,
      originPath: `/_aws/execute-api/${apiId}`,
    });
  }
  return new HttpOrigin(`${apiId}.execute-api.${Stack.of(scope).region}.amazonaws.com`, {
    protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
  });
}
