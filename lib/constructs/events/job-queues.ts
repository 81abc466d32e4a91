import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as Handler } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { CfnOutput, Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { StageConfig } from '../../config/config.ts';
import { type NamedQueue, outputsOfQueue, queueIds } from '../../config/stage-names.ts';
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

interface QueueSettings
  extends Partial<
    Pick<
      JobQueueProps,
      'batchSize' | 'concurrency' | 'delay' | 'isFifo' | 'longestDelay' | 'impact'
    >
  > {
  /** The Lambda of another queue. */
  readonly handler?: Handler;
}

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
    const jobs = this.add('jobs', 'run-jobs', props);
    const counts = this.add('counts', 'run-counts', props, { isFifo: true });
    const accountJobs = this.add('account-jobs', 'run-account-jobs', props);
    const billing = this.add('billing', 'run-billing', props);
    const exports = this.add('exports', 'run-exports', props, { batchSize: 1 });
    const reports = this.add('reports', 'run-reports', props, { batchSize: 1 });
    const messages = this.add('messages', 'send-messages', props, { longestDelay });
    // SES accepts few mails per second and throttles the rest.
    const mails = this.add('mails', 'send-mails', props, {
      batchSize: 1,
      concurrency: 2,
      longestDelay,
    });
    const images = this.add('images', 'run-image-jobs', props, {
      batchSize: 1,
      impact: 'Photos that owners upload do not appear.',
    });
    // Uploads do not wait behind link previews, which have their own queue for the same Lambda.
    const linkPreviews = this.add('link-previews', 'run-image-jobs', props, {
      delay: Duration.seconds(props.config.linkPreviewDelaySeconds),
      batchSize: 1,
      concurrency: 2,
      impact: 'Links to shops and offers show no picture, or one that is out of date.',
      handler: images.handler,
    });
    const pictureMoves = this.add('picture-moves', 'run-picture-moves', props, {
      batchSize: 1,
      concurrency: 2,
    });
    const continuing = { jobs, 'account-jobs': accountJobs, exports, reports, messages, mails };
    for (const [name, { queue, handler }] of Object.entries(continuing)) {
      allowToSend(handler, { [name]: queue });
    }
    for (const { handler } of [images, pictureMoves]) {
      allowToSend(handler, {
        'link-previews': linkPreviews.queue,
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
      'link-previews': linkPreviews.queue,
      'picture-moves': pictureMoves.queue,
    };
  }

  /** Adds a queue and, unless another queue has it, the Lambda that runs its jobs. Failed jobs have its impact by default. */
  private add(
    name: NamedQueue,
    lambda: LambdaName,
    props: JobQueuesProps,
    { handler: shared, ...settings }: QueueSettings = {},
  ): QueueWithLambda {
    const jobQueue = new JobQueue(this, `${queueIds[name]}Queue`, {
      timeout: Duration.seconds(lambdas[lambda].timeoutSeconds),
      impact: lambdas[lambda].impact,
      concurrency: props.config.jobConcurrency,
      ...settings,
      alarmTopic: props.alarmTopic,
    });
    const handler = shared ?? new ServiceFunction(this, idOf(lambda), lambda, props).function;
    jobQueue.deliverTo(handler);
    nameQueues(this, name, jobQueue);
    return { queue: jobQueue.queue, handler };
  }
}

/** Adds the outputs with the URLs of a queue and its dead-letter queue. */
function nameQueues(scope: Construct, name: NamedQueue, { queue, failed }: JobQueue): void {
  const outputs = outputsOfQueue(name);
  new CfnOutput(scope, outputs.queue, { value: queue.queueUrl });
  new CfnOutput(scope, outputs.failed, { value: failed.queueUrl });
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
  nameQueues(scope, 'views', views);
  return views;
}

/** Gives a Lambda the queue's URL and the permission to send beacons to it. */
export function allowToQueueViews(handler: Handler, { queue }: JobQueue): void {
  handler.addEnvironment('VIEWS_QUEUE_URL', queue.queueUrl);
  handler.addToRolePolicy(
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
  );
}
