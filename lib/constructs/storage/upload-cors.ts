import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib/core';
import { AwsCustomResource, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';

/** Seconds that a browser caches the permission to upload. */
const secondsRemembered = 60 * 60;

/**
 * Returns the CORS rule that lets pages of these origins send upload forms. Browsers ask first, because the page shows
 * the progress.
 */
export const uploadsFrom = (origins: readonly string[]) => ({
  allowedOrigins: [...origins],
  allowedMethods: ['POST'],
  // Some browsers ask for permission for a form's content type, too.
  allowedHeaders: ['Content-Type'],
  maxAge: secondsRemembered,
});

interface UploadCorsProps {
  /** Buckets, by the ids of their calls. */
  readonly buckets: Readonly<Record<string, Pick<IBucket, 'bucketName' | 'bucketArn'>>>;
  /** The only origin whose pages may upload. */
  readonly origin: string;
  readonly logDays: number;
}

/** Returns the calls that allow and stop uploads from an origin to a bucket. */
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
    // With another id, CloudFormation would delete the old resource last, and the bucket's rule with it.
    physicalResourceId: PhysicalResourceId.of(id),
  };
  return {
    onCreate: put,
    onUpdate: put,
    // Somebody else may get a CloudFront domain that this stage gave up.
    onDelete: {
      service: 'S3',
      action: 'deleteBucketCors',
      parameters: { Bucket },
      ignoreErrorCodesMatching: 'NoSuchBucket',
    },
  };
}

/**
 * Lets the pages of one site upload to buckets of another stack. It calls S3 during the deploy: a bucket property would
 * need the site's domain, but the web stack depends on the bucket's stack. One Lambda of the library makes all calls of
 * a stack, with the role of the first.
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
      // Uses the SDK of the runtime, so that the call does not install one from the npm registry.
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

/** Id of the construct library's Lambda in a stack. */
const providerId = `AWS${AwsCustomResource.PROVIDER_FUNCTION_UUID.replaceAll('-', '')}`;

/**
 * Replaces the library's role, which may write to every log group. The role itself has the permission: a policy of the
 * custom resource would be created just before the call, and IAM may need seconds to apply it.
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
