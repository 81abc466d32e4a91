import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IDeliveryStream } from 'aws-cdk-lib/aws-kinesisfirehose';
import * as firehose from 'aws-cdk-lib/aws-kinesisfirehose';
import { FilterPattern, type ILogGroup, SubscriptionFilter } from 'aws-cdk-lib/aws-logs';
import { FirehoseDestination } from 'aws-cdk-lib/aws-logs-destinations';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { ArnFormat, Duration, Stack, Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { edgeLogsRegion, type StageConfig } from '../../config/config.ts';
import { ImpactAlarm } from '../alarms/impact-alarm.ts';
import { closedBucket } from '../storage/closed-bucket.ts';

interface AccessRecordProps {
  readonly config: StageConfig;
  readonly days: number;
  readonly alarmTopic: ITopic;
}

/** Name of the delivery of the edge's access log. */
export const edgeDeliveryName = ({ stage }: StageConfig) => `vitrine-${stage}-edge`;

/**
 * The access record (Lei 12.965, art. 15: who called and when) in its own bucket: the Lambdas' call lines below `api/`,
 * CloudFront's below `edge/`. Log groups cannot keep it for exactly six months: they only offer 180 or 365 days.
 * Writers need no permission for the lock, since it is a default of the bucket.
 */
export class AccessRecord extends Construct {
  readonly bucket: s3.Bucket;
  /** ARN of the bucket, which a stack in another region can reference. */
  readonly bucketArn: string;
  /** The stream for subscriptions of log groups. */
  readonly stream: firehose.DeliveryStream;

  constructor(scope: Construct, id: string, { config, days, alarmTopic }: AccessRecordProps) {
    super(scope, id);
    this.bucket = closedBucket(this, 'Files', {
      config,
      days,
      isLocked: config.accessRecordLocked === true,
      unlogged: 'Firehose and CloudFront write here, and operators read when a court orders it.',
    });
    const resource = this.bucket.node.defaultChild as s3.CfnBucket;
    this.bucketArn = resource.attrArn;
    this.allowEdgeToWrite(config);
    this.stream = new firehose.DeliveryStream(this, 'Stream', {
      encryption: firehose.StreamEncryption.awsOwnedKey(),
      // The bucket's class and its interface differ in one optional property.
      destination: new firehose.S3Bucket(this.bucket as s3.IBucket, {
        // The library's grant would include reading and deleting.
        role: this.writer().withoutPolicyUpdates(),
        // Subscriptions send gzipped batches of lines.
        processors: [
          new firehose.DecompressionProcessor(),
          new firehose.CloudWatchLogProcessor({ dataMessageExtraction: true }),
          new firehose.AppendDelimiterToRecordProcessor(),
        ],
        compression: firehose.Compression.GZIP,
        dataOutputPrefix: 'api/!{timestamp:yyyy/MM/dd}/',
        errorOutputPrefix: 'api-failed/!{firehose:error-output-type}/!{timestamp:yyyy/MM/dd}/',
        bufferingInterval: Duration.minutes(5),
        loggingConfig: new firehose.DisableLogging(),
      }),
    });
    new ImpactAlarm(this, 'LateRecords', {
      metric: this.stream.metric('DeliveryToS3.DataFreshness', {
        statistic: 'Maximum',
        period: Duration.minutes(5),
      }),
      threshold: Duration.hours(1).toSeconds(),
      impact:
        'Nothing for users: the record of access that the law requires is not stored, and is lost after a day.',
      topic: alarmTopic,
    });
  }

  /** The permissions of Firehose, from its guide "Grant Firehose access to an Amazon S3 destination". */
  private writer(): Role {
    const role = new Role(this, 'Writer', {
      assumedBy: new ServicePrincipal('firehose.amazonaws.com'),
    });
    const allow = (resource: string, ...actions: string[]) =>
      role.addToPolicy(new PolicyStatement({ actions, resources: [resource] }));
    allow(
      this.bucket.bucketArn,
      's3:GetBucketLocation',
      's3:ListBucket',
      's3:ListBucketMultipartUploads',
    );
    allow(
      this.bucket.arnForObjects('api*'),
      's3:AbortMultipartUpload',
      's3:GetObject',
      's3:PutObject',
    );
    const bucketId = Stack.of(this).getLogicalId(this.bucket.node.defaultChild as s3.CfnBucket);
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${bucketId}.Arn>/api*]`,
      reason: 'Firehose chooses the names of its files.',
    });
    return role;
  }

  private allowEdgeToWrite(config: StageConfig): void {
    const stack = Stack.of(this);
    const source = stack.formatArn({
      service: 'logs',
      region: edgeLogsRegion,
      resource: 'delivery-source',
      resourceName: edgeDeliveryName(config),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'EdgeMayWrite',
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [this.bucket.arnForObjects('edge/*')],
        conditions: {
          StringEquals: {
            'aws:SourceAccount': stack.account,
            's3:x-amz-acl': 'bucket-owner-full-control',
          },
          ArnLike: { 'aws:SourceArn': source },
        },
      }),
    );
  }
}

/** The line that the request pipeline logs for each call, in Powertools' format. */
const lineOfACall = FilterPattern.stringValue('$.message', '=', 'answered');

/** Sends only those lines from log groups to the access record. */
export function recordCalls(
  scope: Construct,
  stream: IDeliveryStream,
  logGroups: Readonly<Record<string, ILogGroup>>,
): void {
  const role = new Role(scope, 'CallRecorder', {
    assumedBy: new ServicePrincipal('logs.amazonaws.com'),
  });
  const destination = new FirehoseDestination(stream, { role });
  for (const [name, logGroup] of Object.entries(logGroups)) {
    new SubscriptionFilter(scope, `CallsOf-${name}`, {
      logGroup,
      destination,
      filterPattern: lineOfACall,
    });
  }
}
