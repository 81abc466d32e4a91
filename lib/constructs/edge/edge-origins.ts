import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import {
  AnyPrincipal,
  Effect,
  PolicyDocument,
  PolicyStatement,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import { CfnBucketPolicy, type IBucket } from 'aws-cdk-lib/aws-s3';
import { SecretValue, Stack, Validations } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { edgeHeader } from '#contract/http/edge-header.ts';
import type { StageConfig } from '../../config/config.ts';
import { type EdgeSecret, edgeSecretName } from '../../config/stage-secrets.ts';

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
  /** Start of the API's paths that the viewer's paths lack, such as `/api`. */
  readonly below?: string;
}

/**
 * The API as an origin: its own host on AWS, a path at the endpoint's port on a local stage. The reference to the
 * secret names its version, since CloudFormation resolves it again only when the reference changes.
 */
export function apiOrigin(
  scope: Construct,
  { config, apiId, edgeSecret, below = '' }: ApiOriginProps,
): cloudfront.IOrigin {
  if (config.location.kind === 'local') {
    return new HttpOrigin('localhost', {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTP_ONLY,
      httpPort: config.location.port,
      originPath: `/_aws/execute-api/${apiId}${below}`,
    });
  }
  return new HttpOrigin(`${apiId}.execute-api.${Stack.of(scope).region}.amazonaws.com`, {
    protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
    ...(below !== '' && { originPath: below }),
    ...(edgeSecret && { customHeaders: { [edgeHeader]: referenceTo(config, edgeSecret) } }),
  });
}

/** Returns a reference, so that the template never contains the value. */
function referenceTo({ stage }: StageConfig, { versionId }: EdgeSecret): string {
  return SecretValue.secretsManager(edgeSecretName(stage), { versionId }).unsafeUnwrap();
}

interface EdgeReadProps {
  readonly bucket: IBucket;
  readonly distributionArn: string;
  /** Whether plain HTTP is refused; false only for local endpoints, which have no TLS. */
  readonly tlsOnly: boolean;
  /** Key patterns that the edge may not read. */
  readonly except?: readonly string[];
  /** Whether a missing file is a 404; otherwise S3 answers 403 and does not reveal what exists. */
  readonly tellsMissing?: boolean;
}

/**
 * Writes the whole policy of a bucket behind the edge: TLS only, reads by this distribution only. The library's own
 * grant would cover the whole images bucket and create a cycle between the data and web stacks.
 */
export function allowEdgeToRead(scope: Construct, id: string, props: EdgeReadProps): void {
  const { bucket, distributionArn, except = [], tellsMissing = false } = props;
  const edge = new ServicePrincipal('cloudfront.amazonaws.com');
  const allow = (action: string, resource: string) =>
    new PolicyStatement({
      effect: Effect.ALLOW,
      principals: [edge],
      actions: [action],
      resources: [resource],
      conditions: { StringEquals: { 'AWS:SourceArn': distributionArn } },
    });
  const statements = [allow('s3:GetObject', bucket.arnForObjects('*'))];
  if (props.tlsOnly) statements.push(refusePlainHttp(bucket));
  if (tellsMissing) statements.push(allow('s3:ListBucket', bucket.bucketArn));
  if (except.length > 0) {
    statements.push(
      new PolicyStatement({
        sid: 'RefuseToTheEdge',
        effect: Effect.DENY,
        principals: [edge],
        actions: ['s3:GetObject'],
        resources: except.map((pattern) => bucket.arnForObjects(pattern)),
      }),
    );
  }
  const policy = new CfnBucketPolicy(scope, id, {
    bucket: bucket.bucketName,
    policyDocument: new PolicyDocument({ statements }),
  });
  if (props.tlsOnly) return;
  Validations.of(policy).acknowledge({
    id: 'AwsSolutions-S10',
    reason: 'A local endpoint uses plain HTTP within this machine.',
  });
}

function refusePlainHttp(bucket: IBucket): PolicyStatement {
  return new PolicyStatement({
    sid: 'RefusePlainHttp',
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['s3:*'],
    resources: [bucket.bucketArn, bucket.arnForObjects('*')],
    conditions: { Bool: { 'aws:SecureTransport': 'false' } },
  });
}
