import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource, type SqsEventSourceProps } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Duration, Stack, Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { ImpactAlarm } from '../alarms/impact-alarm.ts';

/** Attempts before a job goes to the dead-letter queue. */
const attempts = 5;

/** The maximum of SQS. A standard dead-letter queue counts from the first sending of a job. */
const retentionPeriod = Duration.days(14);

/**
 * A FIFO queue with order and throughput per group. SQS drops a message with the same content within five minutes,
 * which is safe because such jobs count the same events.
 */
const fifo = {
  fifo: true,
  contentBasedDeduplication: true,
  deduplicationScope: sqs.DeduplicationScope.MESSAGE_GROUP,
  fifoThroughputLimit: sqs.FifoThroughputLimit.PER_MESSAGE_GROUP_ID,
};

/** AWS recommends six times the timeout of a batch plus its window, so that no message is delivered twice at a time. */
const visibilityOf = ({ timeout, window }: Pick<JobQueueProps, 'timeout' | 'window'>) =>
  Duration.seconds(timeout.toSeconds() * 6 + (window?.toSeconds() ?? 0));

export interface JobQueueProps {
  /** Timeout of the Lambda for one batch. */
  readonly timeout: Duration;
  /** Delay of every new job; none by default. */
  readonly delay?: Duration | undefined;
  /** Longest delay that a sender may set for a single job; none by default. */
  readonly longestDelay?: Duration | undefined;
  /** Jobs per batch; 10 by default. */
  readonly batchSize?: number | undefined;
  /** Time to gather jobs for a batch of more than 10; none by default. */
  readonly window?: Duration | undefined;
  /** Maximum number of concurrent batches; at least 2 (SQS's limit). */
  readonly concurrency: number;
  /** Whether the jobs of a group run in order, one after the other. */
  readonly isFifo?: boolean | undefined;
  /** Sentence about what users notice when jobs fail. */
  readonly impact: string;
  readonly alarmTopic: ITopic;
}

/** A queue of jobs with a dead-letter queue; both have an alarm. */
export class JobQueue extends Construct {
  readonly queue: sqs.Queue;
  readonly failed: sqs.Queue;
  private readonly limits: Pick<
    SqsEventSourceProps,
    'batchSize' | 'maxConcurrency' | 'maxBatchingWindow'
  >;

  constructor(scope: Construct, id: string, props: JobQueueProps) {
    super(scope, id);
    const { delay, window, impact, alarmTopic } = props;
    this.limits = {
      batchSize: props.batchSize ?? 10,
      maxConcurrency: props.concurrency,
      ...(window && { maxBatchingWindow: window }),
    };
    const order = props.isFifo ? fifo : {};
    const failed = new sqs.Queue(this, 'Failed', {
      ...order,
      enforceSSL: true,
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      retentionPeriod,
    });
    this.failed = failed;
    this.queue = new sqs.Queue(this, 'Jobs', {
      ...order,
      enforceSSL: true,
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      retentionPeriod,
      ...(delay && { deliveryDelay: delay }),
      visibilityTimeout: visibilityOf(props),
      deadLetterQueue: { queue: failed, maxReceiveCount: attempts },
    });
    new ImpactAlarm(this, 'Waiting', {
      metric: this.queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum' }),
      threshold: this.secondsUntilLate(props),
      impact: `Jobs of this queue are late. ${impact}`,
      topic: alarmTopic,
    });
    new ImpactAlarm(this, 'FailedJobs', {
      metric: failed.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
      threshold: 1,
      impact,
      topic: alarmTopic,
    });
  }

  /** Seconds after which a waiting job is late. One retry after the visibility timeout is no reason for an alarm. */
  private secondsUntilLate(props: JobQueueProps): number {
    const { delay = Duration.seconds(0), longestDelay = delay } = props;
    const grace = Duration.minutes(5);
    return longestDelay.plus(visibilityOf(props)).plus(grace).toSeconds();
  }

  /** Delivers the jobs in batches to a Lambda, which reports the failed ones. */
  readonly deliverTo = (handler: LambdaFunction): void => {
    handler.addEventSource(
      new SqsEventSource(this.queue, {
        ...this.limits,
        reportBatchItemFailures: true,
      }),
    );
  };
}

/** Allows a Lambda to send to queues, given by their names in `lambdas/entries/jobs.ts`. */
export function allowToSend(
  handler: LambdaFunction,
  queues: Readonly<Record<string, sqs.IQueue>>,
): void {
  const urls = Object.entries(queues).map(([name, { queueUrl }]) => [name, queueUrl]);
  handler.addEnvironment('JOB_QUEUES', Stack.of(handler).toJsonString(Object.fromEntries(urls)));
  handler.addToRolePolicy(
    new PolicyStatement({
      actions: ['sqs:SendMessage'],
      resources: Object.values(queues).map(({ queueArn }) => queueArn),
    }),
  );
}

/** A dead-letter queue for an EventBridge rule. `reason` tells cdk-nag why it has no dead-letter queue of its own. */
export function failedEventsQueue(scope: Construct, id: string, reason: string): sqs.Queue {
  const queue = new sqs.Queue(scope, id, {
    enforceSSL: true,
    // A KMS key would need a policy for EventBridge.
    encryption: sqs.QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(14),
  });
  Validations.of(queue).acknowledge({ id: 'AwsSolutions-SQS3', reason });
  return queue;
}
