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
import type { StageConfig } from '../config.ts';
import { closedBucket } from './closed-bucket.ts';
import { ImpactAlarm } from './impact-alarm.ts';

/** How long records that could not be processed are kept: as long as a backup of the table. */
const daysKept = 35;

interface ChangeStreamProps {
  readonly config: StageConfig;
  /** The table's stream. */
  readonly streamArn: string;
  readonly handler: LambdaFunction;
  /** What users notice when changes are not processed, as a sentence. */
  readonly impact: string;
  readonly alarmTopic: ITopic;
}

const { beginsWith, isEqual } = FilterRule;

/** Items of partitions with one of some prefixes whose sort key matches one of some rules. */
const keys = (partitions: string | readonly string[], sortKeys: readonly string[][]) =>
  FilterCriteria.filter({
    dynamodb: {
      Keys: { PK: { S: [partitions].flat().flatMap(beginsWith) }, SK: { S: sortKeys.flat() } },
    },
  });

/** The changes that start jobs. AWS allows a mapping five filters; a higher quota has to be requested. */
const filters = [
  // Several partitions in one filter: no sort key of one is one of another.
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
  // Of the many changes of an image only that to one that staff took down.
  FilterCriteria.filter({
    dynamodb: {
      Keys: { PK: { S: beginsWith('IMAGES#') } },
      NewImage: { reasonCode: { S: isEqual('TAKEN_DOWN') } },
    },
  }),
];

/**
 * Sends the table's changes to a Lambda, which reports those that failed. Lambda repeats a batch from the first
 * failed record on. Records that fail repeatedly are kept in a bucket, with an alarm: a queue would only get
 * their positions, and the stream deletes them after a day.
 */
export class ChangeStream extends Construct {
  /** The bucket of the records that failed repeatedly. */
  readonly failures: s3.Bucket;

  constructor(scope: Construct, id: string, props: ChangeStreamProps) {
    super(scope, id);
    const { config, streamArn, handler } = props;
    const failures = closedBucket(this, 'Failures', {
      config,
      days: daysKept,
      unlogged: 'Only the event source mapping writes here, and only operators read.',
    });
    this.failures = failures;
    handler.addToRolePolicy(
      new PolicyStatement({
        // Lambda refuses the mapping unless all four are allowed, although it only uses three of them.
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
      // Changes are gathered for a second, so that a burst of changes starts few jobs. The changes of an item stay in order
      // however many batches of a shard run at the same time.
      maximumBatchingWindowInSeconds: 1,
      parallelizationFactor: 10,
      functionResponseTypes: ['ReportBatchItemFailures'],
      bisectBatchOnFunctionError: true,
      maximumRetryAttempts: 10,
      maximumRecordAgeInSeconds: Duration.hours(12).toSeconds(),
      filterCriteria: { filters },
      destinationConfig: { onFailure: { destination: failures.bucketArn } },
      // The metric of kept records; without this the mapping has none.
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
    // A reported record is not an error of the function, so the alarms of the Lambda do not notice it.
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
