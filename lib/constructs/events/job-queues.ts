import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as Handler } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { CfnOutput, Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { StageConfig } from '../../config/config.ts';
import { type LambdaName, lambdas } from '../../lambdas/lambdas.ts';
import {
  allowToMail,
  allowToPush,
  type MailInputs,
  type PushInputs,
} from '../lambdas/message-access.ts';
import { idOf, ServiceFunction, type ServiceProps } from '../lambdas/service-function.ts';
import { allowToSend, JobQueue, type JobQueueProps } from './job-queue.ts';

interface JobQueuesProps extends ServiceProps, PushInputs, MailInputs {}

type QueueSettings = Partial<
  Pick<JobQueueProps, 'batchSize' | 'concurrency' | 'isFifo' | 'longestDelay' | 'impact'>
>;

/** Longest delay of a job that sends itself again: SQS's limit. */
const longestDelay = Duration.minutes(15);

interface QueueWithLambda {
  readonly queue: Queue;
  readonly handler: Handler;
}

/** The job queues and their Lambdas. The outputs name the queues for `npm run replay`. */
export class JobQueues extends Construct {
  /** Queues of jobs that follow a change of the table, by their names in `lambdas/entries/jobs.ts`. */
  readonly ofChanges: Readonly<Record<string, Queue>>;
  /** The queue of uploads, which follow no change of the table. */
  readonly images: Queue;

  constructor(scope: Construct, id: string, props: JobQueuesProps) {
    super(scope, id);
    const jobs = this.add('Job', 'run-jobs', props);
    const counts = this.add('Count', 'run-counts', props, { isFifo: true });
    const accountJobs = this.add('AccountJob', 'run-account-jobs', props);
    const billing = this.add('Billing', 'run-billing', props);
    const exports = this.add('Export', 'run-exports', props, { batchSize: 1 });
    const reports = this.add('Report', 'run-reports', props, { batchSize: 1 });
    const messages = this.add('Message', 'send-messages', props, { longestDelay });
    // SES accepts few mails per second and throttles the rest.
    const mails = this.add('Mail', 'send-mails', props, {
      batchSize: 1,
      concurrency: 2,
      longestDelay,
    });
    const images = this.add('Image', 'run-image-jobs', props, {
      batchSize: 1,
      impact: 'Photos that owners upload do not appear.',
    });
    const linkPreviews = this.addForPictures('LinkPreview', images.handler, props, {
      delay: Duration.seconds(props.config.linkPreviewDelaySeconds),
      impact: 'Links to shops and offers show no picture, or one that is out of date.',
    });
    const pictureMoves = this.add('PictureMove', 'run-picture-moves', props, {
      batchSize: 1,
      concurrency: 2,
    });
    allowToSend(jobs.handler, { jobs: jobs.queue });
    allowToSend(accountJobs.handler, { 'account-jobs': accountJobs.queue });
    allowToSend(exports.handler, { exports: exports.queue });
    allowToSend(reports.handler, { reports: reports.queue });
    allowToSend(messages.handler, { messages: messages.queue });
    allowToSend(mails.handler, { mails: mails.queue });
    for (const { handler } of [images, pictureMoves]) {
      allowToSend(handler, {
        'link-previews': linkPreviews,
        'picture-moves': pictureMoves.queue,
      });
    }
    allowToPush(messages.handler, props.config, props);
    allowToMail(mails.handler, props.config, props);
    this.images = images.queue;
    this.ofChanges = {
      jobs: jobs.queue,
      counts: counts.queue,
      'account-jobs': accountJobs.queue,
      billing: billing.queue,
      exports: exports.queue,
      reports: reports.queue,
      messages: messages.queue,
      mails: mails.queue,
      'link-previews': linkPreviews,
      'picture-moves': pictureMoves.queue,
    };
  }

  /**
   * Adds a queue and the Lambda that runs its jobs. `name` starts its id. The impact of the Lambda is the default
   * impact of failed jobs.
   */
  private add(
    name: string,
    lambda: LambdaName,
    props: JobQueuesProps,
    settings: QueueSettings = {},
  ): QueueWithLambda {
    const { queue, failed, deliverTo } = new JobQueue(this, `${name}Queue`, {
      timeout: Duration.seconds(lambdas[lambda].timeoutSeconds),
      impact: lambdas[lambda].impact,
      concurrency: props.config.jobConcurrency,
      ...settings,
      alarmTopic: props.alarmTopic,
    });
    const handler = new ServiceFunction(this, idOf(lambda), lambda, props).function;
    deliverTo(handler);
    this.nameQueues(name, { queue, failed });
    return { queue, handler };
  }

  /** Adds another queue for the Lambda of photos, so that its jobs do not wait behind uploads; two run at a time. */
  private addForPictures(
    name: string,
    handler: Handler,
    { alarmTopic }: JobQueuesProps,
    settings: { readonly delay?: Duration; readonly impact: string },
  ): Queue {
    const { queue, failed, deliverTo } = new JobQueue(this, `${name}Queue`, {
      ...settings,
      timeout: Duration.seconds(lambdas['run-image-jobs'].timeoutSeconds),
      batchSize: 1,
      concurrency: 2,
      alarmTopic,
    });
    deliverTo(handler);
    this.nameQueues(name, { queue, failed });
    return queue;
  }

  private nameQueues(name: string, { queue, failed }: { queue: Queue; failed: Queue }): void {
    new CfnOutput(this, `${name}sQueueUrl`, { value: queue.queueUrl });
    new CfnOutput(this, `Failed${name}sQueueUrl`, { value: failed.queueUrl });
  }
}

/** Beacons per batch: with 50 ids each they fit into a Lambda event (at most 6 MB). */
const batchSize = 1000;

/**
 * The queue between the API's Lambda that takes beacons and the Lambda that adds them up, in the latter's stack. The
 * outputs name it for `npm run replay`.
 */
export function viewsQueue(scope: Construct, config: StageConfig, alarmTopic: ITopic): JobQueue {
  const { impact, timeoutSeconds } = lambdas['run-views'];
  const views = new JobQueue(scope, 'ViewQueue', {
    timeout: Duration.seconds(timeoutSeconds),
    window: Duration.seconds(config.viewsWindowSeconds),
    batchSize,
    // The minimum of SQS; two batches seldom write the same items.
    concurrency: 2,
    impact,
    alarmTopic,
  });
  new CfnOutput(scope, 'ViewsQueueUrl', { value: views.queue.queueUrl });
  new CfnOutput(scope, 'FailedViewsQueueUrl', { value: views.failed.queueUrl });
  return views;
}

/** Gives a Lambda the queue's URL and the permission to send beacons to it. */
export function allowToQueueViews(handler: Handler, { queue }: JobQueue): void {
  handler.addEnvironment('VIEWS_QUEUE_URL', queue.queueUrl);
  handler.addToRolePolicy(
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
  );
}
