import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/config.ts';
import { alarmTopic } from '../constructs/alarms/impact-alarm.ts';
import { AccessRecord } from '../constructs/api/access-record.ts';
import { trialKey } from '../constructs/lambdas/secrets.ts';
import {
  exportsBucket,
  imagesBucket,
  receiptsBucket,
  reportsBucket,
} from '../constructs/storage/data-buckets.ts';
import { SingleTable } from '../constructs/storage/single-table.ts';

interface DataStackProps extends StackProps {
  readonly config: StageConfig;
}

/** The data that must not be lost (table, images, access record), and the topic of the stage's alarms. */
export class DataStack extends Stack {
  readonly table: SingleTable;
  readonly imagesBucket: IBucket;
  readonly receiptsBucket: Bucket;
  /** Exports of users' data, kept for a day. */
  readonly exportsBucket: Bucket;
  /** Report files, kept for 30 days. */
  readonly reportsBucket: Bucket;
  readonly alarmTopic: ITopic;
  /** Key for hashing the tax ids of trials. */
  readonly trialKey: Secret;
  readonly accessRecord: AccessRecord | undefined;

  constructor(scope: Construct, id: string, props: DataStackProps) {
    super(scope, id, props);
    this.table = new SingleTable(this, 'Table', props.config);
    this.imagesBucket = imagesBucket(this, 'Images', props.config);
    this.receiptsBucket = receiptsBucket(this, 'Receipts', props.config);
    this.exportsBucket = exportsBucket(this, 'ExportFiles', props.config);
    this.reportsBucket = reportsBucket(this, 'ReportFiles', props.config);
    this.alarmTopic = alarmTopic(this, 'Alarms');
    this.trialKey = trialKey(this, 'TrialKey', props.config);
    this.accessRecord = this.recordAccess(props.config);

    new CfnOutput(this, 'TableName', { value: this.table.name });
    new CfnOutput(this, 'ImagesBucketName', { value: this.imagesBucket.bucketName });
    new CfnOutput(this, 'ReceiptsBucketName', { value: this.receiptsBucket.bucketName });
    new CfnOutput(this, 'ExportsBucketName', { value: this.exportsBucket.bucketName });
    new CfnOutput(this, 'ReportsBucketName', { value: this.reportsBucket.bucketName });
    new CfnOutput(this, 'TrialKeySecretArn', { value: this.trialKey.secretArn });
    new CfnOutput(this, 'AlarmTopicArn', { value: this.alarmTopic.topicArn });
  }

  private recordAccess(config: StageConfig): AccessRecord | undefined {
    const { accessRecordDays: days } = config;
    if (days === undefined) return undefined;
    const { alarmTopic } = this;
    const record = new AccessRecord(this, 'AccessRecord', { config, days, alarmTopic });
    new CfnOutput(this, 'AccessRecordBucketName', { value: record.bucket.bucketName });
    return record;
  }
}
