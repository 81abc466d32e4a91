import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { SecretValue, Stack } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { edgeHeader } from '#contract/http/edge-header.ts';
import type { StageConfig } from '../../config/config.ts';
import { type EdgeSecret, edgeSecretName } from '../../config/edge-secret.ts';

/** A bucket as an origin, with signed requests. `allowEdgeToRead` writes its policy. */
export function bucketOrigin(
  bucket: IBucket,
  access: cloudfront.S3OriginAccessControl,
): cloudfront.IOrigin {
  return S3BucketOrigin.withBucketDefaults(bucket, {
    originAccessControlId: access.originAccessControlId,
  });
}

interface ApiOriginProps {
  readonly config: StageConfig;
  readonly apiId: string;
  readonly edgeSecret: EdgeSecret | undefined;
}

/**
 * The API as an origin: its own host on AWS, a path at the endpoint's port on a local stage. The reference to the
 * secret names its version, since CloudFormation resolves it again only when the reference changes.
 */
export function apiOrigin(
  scope: Construct,
  { config, apiId, edgeSecret }: ApiOriginProps,
): cloudfront.IOrigin {
  if (config.location.kind === 'local') {
    return new HttpOrigin('localhost', {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTP_ONLY,
      httpPort: config.location.port,
      originPath: `/_aws/execute-api/${apiId}`,
    });
  }
  return new HttpOrigin(`${apiId}.execute-api.${Stack.of(scope).region}.amazonaws.com`, {
    protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
    ...(edgeSecret && { customHeaders: { [edgeHeader]: referenceTo(config, edgeSecret) } }),
  });
}

/** Returns a reference, so that the template never contains the value. */
function referenceTo({ stage }: StageConfig, { versionId }: EdgeSecret): string {
  return SecretValue.secretsManager(edgeSecretName(stage), { versionId }).unsafeUnwrap();
}
