import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib/core';
import { AwsCustomResource, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import { uploadsFrom } from './uploads-from.ts';

interface UploadCorsProps {
  /** The buckets, by the ids of their calls. */
  readonly buckets: Readonly<Record<string, Pick<IBucket, 'bucketName' | 'bucketArn'>>>;
  /** The only origin whose pages may upload. */
  readonly origin: string;
  readonly logDays: number;
}

/** The call that lets the pages of an origin upload to a bucket, and the one that ends it. */
function callsOf(id: string, Bucket: string, origin: string) {
  const { allowedOrigins, allowedMethods, allowedHeaders, maxAge } = uploadsFrom([origin]);
  const put = {
    service: 'S3',
    action: 'putBucketCors',
    parameters: {
      Bucket,
      CORSConfiguration: {
        CORSRules: [
          {
            AllowedOrigins: allowedOrigins,
            AllowedMethods: allowedMethods,
            AllowedHeaders: allowedHeaders,
            MaxAgeSeconds: maxAge,
          },
        ],
      },
    },
    // With another id, CloudFormation would delete the old resource last, and the rule of the bucket with it.
    physicalResourceId: PhysicalResourceId.of(id),
  };
  return {
    onCreate: put,
    onUpdate: put,
    // A domain of CloudFront that was given up may become another's.
    onDelete: {
      service: 'S3',
      action: 'deleteBucketCors',
      parameters: { Bucket },
      ignoreErrorCodesMatching: 'NoSuchBucket',
    },
  };
}

/**
 * Lets the pages of a site, and no others, upload to buckets of another stack. It is a call of S3 in the deploy,
 * since a property of the bucket would need the site's domain, and the web stack depends on that of the bucket. One
 * Lambda of the library makes all calls of a stack, with the role of the first.
 */
export function allowUploads(scope: Construct, id: string, props: UploadCorsProps): void {
  const { buckets, origin } = props;
  const logGroup = new LogGroup(scope, `${id}Logs`, {
    retention: props.logDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = roleOf(scope, `${id}Role`, logGroup, buckets);
  for (const [call, { bucketName }] of Object.entries(buckets)) {
    new AwsCustomResource(scope, call, {
      ...callsOf(call, bucketName, origin),
      // The SDK of the Lambda runtime is enough, so that the call does not install one from the npm registry.
      installLatestAwsSdk: false,
      resourceType: 'Custom::UploadCors',
      timeout: Duration.minutes(1),
      serviceTimeout: Duration.minutes(5),
      role,
      logGroup,
    });
  }
  Validations.of(Stack.of(scope).node.findChild(providerId)).acknowledge({
    id: 'AwsSolutions-L1',
    reason: 'The construct library chooses the runtime of the Lambda that makes the call.',
  });
}

/** The id by which the construct library finds its Lambda in a stack. */
const providerId = `AWS${AwsCustomResource.PROVIDER_FUNCTION_UUID.replaceAll('-', '')}`;

/**
 * A role in place of the library's, which may write to every log group. The permission for the call belongs to it:
 * the Lambda is made after the role, while a policy of the custom resource would be made just before the call, and
 * IAM may take some seconds to know it.
 */
function roleOf(
  scope: Construct,
  id: string,
  logGroup: LogGroup,
  buckets: UploadCorsProps['buckets'],
): Role {
  const role = new Role(scope, id, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const allow = (resource: string, ...actions: string[]) =>
    role.addToPolicy(new PolicyStatement({ actions, resources: [resource] }));
  allow(logGroup.logGroupArn, 'logs:CreateLogStream', 'logs:PutLogEvents');
  // Removing a configuration needs the same permission.
  for (const { bucketArn } of Object.values(buckets)) allow(bucketArn, 's3:PutBucketCORS');
  return role;
}
