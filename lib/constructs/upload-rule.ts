import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { imageAreas } from '#contract/images.ts';
import { failedEventsQueue } from './failed-events-queue.ts';
import { ImpactAlarm } from './impact-alarm.ts';

interface UploadRuleProps {
  /** The bucket of pictures, which tells EventBridge about new files. */
  readonly bucket: IBucket;
  /** The queue of jobs on pictures. */
  readonly queue: sqs.IQueue;
  readonly alarmTopic: ITopic;
}

/** Queues a job for every original that is uploaded; the variants that the job makes start none. */
export class UploadRule extends Construct {
  /** The events that could not be queued. */
  readonly failed: sqs.Queue;

  constructor(scope: Construct, id: string, { bucket, queue, alarmTopic }: UploadRuleProps) {
    super(scope, id);
    this.failed = failedEventsQueue(this, 'Failed', 'This is the dead-letter queue of a rule.');
    new Rule(this, 'Rule', {
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: {
          bucket: { name: [bucket.bucketName] },
          object: { key: imageAreas.map((area) => ({ prefix: `${area}/uncompressed/` })) },
        },
      },
      targets: [
        new SqsQueue(queue, {
          message: RuleTargetInput.fromObject({
            name: 'process-upload',
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
      impact: 'Photos that owners upload do not appear.',
      topic: alarmTopic,
    });
  }
}
