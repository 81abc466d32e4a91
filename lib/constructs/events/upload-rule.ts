import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { ImpactAlarm } from '../alarms/impact-alarm.ts';
import { failedEventsQueue } from './job-queue.ts';

interface UploadRuleProps {
  /** A bucket that tells EventBridge about new files. */
  readonly bucket: Pick<IBucket, 'bucketName'>;
  /** Key prefixes of uploads. Files that the job writes must not match, or they would start it again. */
  readonly prefixes: readonly string[];
  /** Job for a file; its id is the key. */
  readonly job: 'process-upload' | 'process-receipt';
  /** Queue of image jobs. */
  readonly queue: sqs.IQueue;
  /** Sentence about what users notice when events cannot be queued. */
  readonly impact: string;
  readonly alarmTopic: ITopic;
}

/** Queues a job for every file that is uploaded to a bucket. */
export class UploadRule extends Construct {
  /** Events that could not be queued. */
  readonly failed: sqs.Queue;

  constructor(scope: Construct, id: string, props: UploadRuleProps) {
    super(scope, id);
    const { bucket, queue, prefixes, impact, alarmTopic } = props;
    this.failed = failedEventsQueue(this, 'Failed', 'This is the dead-letter queue of a rule.');
    new Rule(this, 'Rule', {
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: {
          bucket: { name: [bucket.bucketName] },
          object: { key: prefixes.map((prefix) => ({ prefix })) },
        },
      },
      targets: [
        new SqsQueue(queue, {
          message: RuleTargetInput.fromObject({
            name: props.job,
            id: EventField.fromPath('$.detail.object.key'),
          }),
          deadLetterQueue: this.failed,
          maxEventAge: Duration.hours(24),
          retryAttempts: 185,
        }),
      ],
    });
    new ImpactAlarm(this, 'FailedEvents', {
      metric: this.failed.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
      threshold: 1,
      impact,
      topic: alarmTopic,
    });
  }
}
