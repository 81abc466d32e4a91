import {
  AnyPrincipal,
  Effect,
  PolicyDocument,
  PolicyStatement,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import { CfnBucketPolicy, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Validations } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';

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
