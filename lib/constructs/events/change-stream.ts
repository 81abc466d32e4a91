import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  CfnEventSourceMapping,
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Duration, Stack, Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { StageConfig } from '../../config/config.ts';
import { ImpactAlarm } from '../alarms/impact-alarm.ts';
import { closedBucket } from '../storage/closed-bucket.ts';

/** Retention of failed records in days, the same as for backups of the table. */
const retentionDays = 35;

interface ChangeStreamProps {
  readonly config: StageConfig;
  readonly streamArn: string;
  readonly handler: LambdaFunction;
  /** Sentence about what users notice when changes are not processed. */
  readonly impact: string;
  readonly alarmTopic: ITopic;
}

const { beginsWith, isEqual } = FilterRule;

/** Filters items by prefixes of the partition key and rules for the sort key. */
const keys = (partitions: string | readonly string[], sortKeys: readonly string[][]) =>
  FilterCriteria.filter({
    dynamodb: {
      Keys: { PK: { S: [partitions].flat().flatMap(beginsWith) }, SK: { S: sortKeys.flat() } },
    },
  });

/** Filters of the changes that start jobs. AWS allows five filters; more need a quota increase. */
const filters = [
  // These partitions share no sort key, so one filter serves all of them.
  keys(
    ['BUSINESS#', 'BILLING#', 'OFFER_CLAIMS#', 'CLAIM#', 'CLAIMS_MONTH#', 'REPORTS#'],
    [
      ...[isEqual('BUSINESS'), isEqual('SUBSCRIPTION'), beginsWith('INVOICE#')],
      ...[isEqual('SHARD'), isEqual('USED'), isEqual('CLAIM'), beginsWith('MONTH#')],
      beginsWith('REPORT#'),
    ],
  ),
  keys('SHOP#', [isEqual('SHOP'), beginsWith('OFFER#')]),
  keys('OFFER#', [isEqual('OFFER')]),
  keys('USER#', [isEqual('USER'), beginsWith('FOLLOW#'), isEqual('EXPORT')]),
  // Image changes matter only when staff take the image down.
  FilterCriteria.filter({
    dynamodb: {
      Keys: { PK: { S: beginsWith('IMAGES#') } },
      NewImage: { reasonCode: { S: isEqual('TAKEN_DOWN') } },
    },
  }),
];

/**
 * Sends the table's changes to a Lambda. Lambda repeats a batch from the first record that the handler reports as
 * failed. Records that fail repeatedly go to a bucket, with an alarm: a queue would only get their positions, and the
 * stream deletes them after a day.
 */
export class ChangeStream extends Construct {
  /** Bucket of the records that failed repeatedly. */
  readonly failures: s3.Bucket;

  constructor(scope: Construct, id: string, props: ChangeStreamProps) {
    super(scope, id);
    const { config, streamArn, handler } = props;
    const failures = closedBucket(this, 'Failures', {
      config,
      days: retentionDays,
      unlogged: 'Only the event source mapping writes here, and only operators read.',
    });
    this.failures = failures;
    handler.addToRolePolicy(
      new PolicyStatement({
        // Lambda refuses the mapping unless all four are allowed, although it uses only three.
        actions: [
          'dynamodb:DescribeStream',
          'dynamodb:GetRecords',
          'dynamodb:GetShardIterator',
          'dynamodb:ListStreams',
        ],
        resources: [streamArn],
      }),
    );
    handler.addToRolePolicy(
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [failures.bucketArn] }),
    );
    handler.addToRolePolicy(
      new PolicyStatement({ actions: ['s3:PutObject'], resources: [failures.arnForObjects('*')] }),
    );
    const mapping = new CfnEventSourceMapping(this, 'Mapping', {
      functionName: handler.functionName,
      eventSourceArn: streamArn,
      startingPosition: 'TRIM_HORIZON',
      batchSize: 100,
      // Gathers changes for a second, so that a burst starts few jobs. Parallel batches keep the order of each item's
      // changes.
      maximumBatchingWindowInSeconds: 1,
      parallelizationFactor: 10,
      functionResponseTypes: ['ReportBatchItemFailures'],
      bisectBatchOnFunctionError: true,
      maximumRetryAttempts: 10,
      maximumRecordAgeInSeconds: Duration.hours(12).toSeconds(),
      filterCriteria: { filters },
      destinationConfig: { onFailure: { destination: failures.bucketArn } },
      // Enables the metric of kept records.
      metricsConfig: { metrics: ['EventCount'] },
    });
    if (handler.role) {
      // Lambda refuses the mapping until the role may read the stream.
      mapping.node.addDependency(handler.role);
      const id = Stack.of(this).getLogicalId(failures.node.defaultChild as s3.CfnBucket);
      Validations.of(handler.role).acknowledge({
        id: `AwsSolutions-IAM5[Resource::<${id}.Arn>/*]`,
        reason: 'The event source mapping chooses the names of the files of failed records.',
      });
    }
    new ImpactAlarm(this, 'Lag', {
      metric: handler.metric('IteratorAge', { statistic: 'Maximum' }),
      threshold: Duration.minutes(5).toMilliseconds(),
      impact: props.impact,
      topic: props.alarmTopic,
    });
    // The Lambda's alarms do not notice a reported record, since the function itself did not fail.
    new ImpactAlarm(this, 'KeptChanges', {
      metric: new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'OnFailureDestinationDeliveredEventCount',
        dimensionsMap: { EventSourceMappingUUID: mapping.attrId },
        statistic: 'Sum',
      }),
      threshold: 1,
      impact: props.impact,
      topic: props.alarmTopic,
    });
  }
}
