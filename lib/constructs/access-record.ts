import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as firehose from 'aws-cdk-lib/aws-kinesisfirehose';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { ArnFormat, Duration, Stack, Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { edgeLogsRegion, type StageConfig } from '../config.ts';
import { closedBucket } from './closed-bucket.ts';
import { ImpactAlarm } from './impact-alarm.ts';

interface AccessRecordProps {
  readonly config: StageConfig;
  /** After how many days the record is removed. */
  readonly days: number;
  readonly alarmTopic: ITopic;
}

/** The name of the delivery that brings the edge's part of the record. */
export const edgeDeliveryName = ({ stage }: StageConfig) => `vitrine-${stage}-edge`;

/**
 * The record of who called and when (Lei 12.965, art. 15), in a bucket of its own: below `api/` the lines that the
 * Lambdas log of each call, below `edge/` what CloudFront delivers. Log groups cannot keep it for six months and no
 * longer: they have steps of 180 and 365 days. Who writes it needs no permission for a lock, which is the bucket's own.
 */
export class AccessRecord extends Construct {
  readonly bucket: s3.Bucket;
  /** The bucket's ARN, as a reference that a stack in another region can read. */
  readonly bucketArn: string;
  /** Takes what a subscription of a log group sends. */
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
      // The type of a bucket has `undefined` in one property, unlike its interface.
      destination: new firehose.S3Bucket(this.bucket as s3.IBucket, {
        // The library would grant to read and to delete, too.
        role: this.writer().withoutPolicyUpdates(),
        // Subscriptions send batches of lines as gzip.
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

  /** What Firehose needs of a bucket by its guide, "Grant Firehose access to an Amazon S3 destination". */
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
