import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource, type SqsEventSourceProps } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Duration, Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { ImpactAlarm } from './impact-alarm.ts';

/** How often a job is tried before it goes to the dead-letter queue. */
const attempts = 5;

/**
 * How long a queue and its dead-letter queue keep a job: the longest time of SQS. In a standard dead-letter queue it counts
 * from when the job was first sent.
 */
const retentionPeriod = Duration.days(14);

/**
 * A queue with order by group, at the rate that each group allows. A message with the same content within five minutes is the
 * same one: jobs that count are safe to drop then, since they count the same events.
 */
const fifo = {
  fifo: true,
  contentBasedDeduplication: true,
  deduplicationScope: sqs.DeduplicationScope.MESSAGE_GROUP,
  fifoThroughputLimit: sqs.FifoThroughputLimit.PER_MESSAGE_GROUP_ID,
};

/**
 * AWS recommends six times the timeout of one batch, and the time in which it is gathered, so that no message is delivered
 * twice at a time.
 */
const visibilityOf = ({ timeout, window }: Pick<JobQueueProps, 'timeout' | 'window'>) =>
  Duration.seconds(timeout.toSeconds() * 6 + (window?.toSeconds() ?? 0));

export interface JobQueueProps {
  /** How long the Lambda that runs the jobs may take for one batch. */
  readonly timeout: Duration;
  /** How long a new job waits; not at all by default. */
  readonly delay?: Duration | undefined;
  /** How long single jobs may be delayed by who sends them; not at all by default. */
  readonly longestDelay?: Duration | undefined;
  /** The most jobs of one batch; 10 by default. */
  readonly batchSize?: number | undefined;
  /** How long jobs are gathered for a batch of more than 10; not at all by default. */
  readonly window?: Duration | undefined;
  /** The most batches that run at the same time, 2 at least (SQS's limit). */
  readonly concurrency: number;
  /** Whether it keeps the order of the jobs of a group, which then run one after the other. */
  readonly isFifo?: boolean | undefined;
  /** What users notice when jobs fail, as a sentence. */
  readonly impact: string;
  readonly alarmTopic: ITopic;
}

/** A queue of jobs, and the dead-letter queue of those that failed too often. Both have an alarm. */
export class JobQueue extends Construct {
  readonly queue: sqs.Queue;
  /** The dead-letter queue. */
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

  /** A job that fails once is done after the visibility timeout, and that is no reason to call anybody. */
  private secondsUntilLate(props: JobQueueProps): number {
    const { delay = Duration.seconds(0), longestDelay = delay } = props;
    const grace = Duration.minutes(5);
    return longestDelay.plus(visibilityOf(props)).plus(grace).toSeconds();
  }

  /** Delivers the jobs to a Lambda in batches; it reports those that failed. */
  readonly deliverTo = (handler: LambdaFunction): void => {
    handler.addEventSource(
      new SqsEventSource(this.queue, {
        ...this.limits,
        reportBatchItemFailures: true,
      }),
    );
  };
}

/** Allows a Lambda to send jobs to some queues, by their names in `lambdas/entries/jobs.ts`. */
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
