import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { ImpactAlarm } from './impact-alarm.ts';

/** How often a job is tried before it is put aside. */
const attempts = 5;
/** Batches worked on at the same time. */
const concurrency = 5;

interface JobQueueProps {
  /** How long the Lambda that runs the jobs may take for one batch. */
  readonly timeout: Duration;
  /** What users notice when jobs fail, as a sentence. */
  readonly impact: string;
  readonly alarmTopic: ITopic;
}

/** The queue of jobs, and the one for those that failed too often, which rings an alarm. */
export class JobQueue extends Construct {
  readonly queue: sqs.Queue;

  constructor(scope: Construct, id: string, { timeout, impact, alarmTopic }: JobQueueProps) {
    super(scope, id);
    const failed = new sqs.Queue(this, 'Failed', {
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    this.queue = new sqs.Queue(this, 'Jobs', {
      enforceSSL: true,
      // AWS asks for six times the time of one batch, so that no message is given out twice at once.
      visibilityTimeout: Duration.seconds(timeout.toSeconds() * 6),
      deadLetterQueue: { queue: failed, maxReceiveCount: attempts },
    });
    new ImpactAlarm(this, 'FailedJobs', {
      metric: failed.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
      threshold: 1,
      impact,
      topic: alarmTopic,
    });
  }

  /** Lets a Lambda put jobs on the queue. */
  allowToSend(handler: LambdaFunction): void {
    handler.addEnvironment('JOBS_QUEUE_URL', this.queue.queueUrl);
    this.queue.grantSendMessages(handler);
  }

  /** Gives the jobs to a Lambda in batches, of which it reports those that failed. */
  deliverTo(handler: LambdaFunction): void {
    handler.addEventSource(
      new SqsEventSource(this.queue, {
        reportBatchItemFailures: true,
        maxConcurrency: concurrency,
      }),
    );
  }
}
