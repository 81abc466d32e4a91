import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { Function as Handler } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { ChangeStream } from '../constructs/change-stream.ts';
import { ImpactAlarm } from '../constructs/impact-alarm.ts';
import { allowToSend, JobQueue } from '../constructs/job-queue.ts';
import { allowToPush, type PushInputs } from '../constructs/push-sender.ts';
import { ScheduledRun } from '../constructs/scheduled-run.ts';
import { ServiceFunction, type ServiceProps } from '../constructs/service-function.ts';
import { UploadRule } from '../constructs/upload-rule.ts';
import { type LambdaName, lambdas } from '../lambdas.ts';

interface EventsStackProps extends StackProps, ServiceProps, PushInputs {}

/**
 * At midnight in each of Brazil's zones, from Noronha (-2) to Acre (-5), when offers end and start, and
 * twice more for what the first run left.
 */
const afterEachMidnight = Schedule.cron({ minute: '0,10,30', hour: '2-5' });

/**
 * Work that no call waits for: what follows a change of the table, and what runs on a schedule. The outputs
 * name where failed work is kept, for `npm run replay`.
 */
export class EventsStack extends Stack {
  constructor(scope: Construct, id: string, props: EventsStackProps) {
    super(scope, id, props);
    this.runJobs(props);
    this.sweepFeeds(props);
    this.sweepReservations(props);
    this.sweepImages(props);
  }

  /** From the table's stream to the queues of jobs, and from each queue to its Lambda. */
  private runJobs(props: EventsStackProps): void {
    const start = new ServiceFunction(this, 'StartJobs', 'start-jobs', props).function;
    const jobs = this.addQueue('Job', 'run-jobs', props);
    const accountJobs = this.addQueue('AccountJob', 'run-account-jobs', props);
    const exports = this.addQueue('Export', 'run-exports', props, { batchSize: 1 });
    const messages = this.addQueue('Message', 'send-messages', props);
    const images = this.addQueue('Image', 'run-image-jobs', props, {
      batchSize: 1,
      impact: 'Photos that owners upload do not appear.',
    });
    this.watchAge(images.queue, props);
    const linkPreviews = this.addLinkPreviewQueue(images.handler, props);
    const { queue } = jobs;
    allowToSend(start, {
      jobs: queue,
      'account-jobs': accountJobs.queue,
      exports: exports.queue,
      messages: messages.queue,
      images: images.queue,
      'link-previews': linkPreviews,
    });
    allowToSend(jobs.handler, { jobs: queue });
    allowToSend(accountJobs.handler, { 'account-jobs': accountJobs.queue });
    // Its jobs leave no others.
    exports.handler.addEnvironment('JOB_QUEUES', '{}');
    allowToSend(messages.handler, { messages: messages.queue });
    allowToSend(images.handler, { 'link-previews': linkPreviews });
    const { imagesBucket: bucket } = props;
    const uploads = new UploadRule(this, 'Uploads', { bucket, queue: images.queue, ...props });
    new CfnOutput(this, 'FailedUploadEventsQueueUrl', { value: uploads.failed.queueUrl });
    allowToPush(messages.handler, props.config, props);
    this.readChanges(start, props);
  }

  /**
   * A queue of jobs, whose id `name` begins, with the Lambda that runs them, `batchSize` at a time. Its failed jobs
   * have the impact of the Lambda by default.
   */
  private addQueue(
    name: string,
    lambda: LambdaName,
    props: EventsStackProps,
    { batchSize, impact = lambdas[lambda].impact }: { batchSize?: number; impact?: string } = {},
  ) {
    const { timeoutSeconds } = lambdas[lambda];
    const { queue, failed, deliverTo } = new JobQueue(this, `${name}Queue`, {
      timeout: Duration.seconds(timeoutSeconds),
      batchSize,
      impact,
      alarmTopic: props.alarmTopic,
    });
    const id = lambda.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
    const handler = new ServiceFunction(this, id, lambda, props).function;
    deliverTo(handler);
    this.nameQueues(name, { queue, failed });
    return { queue, handler };
  }

  /** One owner can send a form many times, and everybody's photos wait in the same queue. */
  private watchAge(queue: Queue, { alarmTopic }: EventsStackProps): void {
    new ImpactAlarm(this, 'WaitingPhotos', {
      metric: queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum' }),
      threshold: Duration.minutes(10).toSeconds(),
      impact: 'Photos that owners upload appear minutes later than usual.',
      topic: alarmTopic,
    });
  }

  /** The queue of pictures of links, for the Lambda of photos, which do not wait behind them: one picture in a run. */
  private addLinkPreviewQueue(handler: Handler, { config, alarmTopic }: EventsStackProps): Queue {
    const { queue, failed, deliverTo } = new JobQueue(this, 'LinkPreviewQueue', {
      timeout: Duration.seconds(lambdas['run-image-jobs'].timeoutSeconds),
      delay: Duration.seconds(config.linkPreviewDelaySeconds),
      batchSize: 1,
      concurrency: 2,
      impact: 'Links to shops and offers show no picture, or one that is out of date.',
      alarmTopic,
    });
    deliverTo(handler);
    this.nameQueues('LinkPreview', { queue, failed });
    return queue;
  }

  private nameQueues(name: string, { queue, failed }: { queue: Queue; failed: Queue }): void {
    new CfnOutput(this, `${name}sQueueUrl`, { value: queue.queueUrl });
    new CfnOutput(this, `Failed${name}sQueueUrl`, { value: failed.queueUrl });
  }

  private readChanges(handler: Handler, { config, table, alarmTopic }: EventsStackProps): void {
    const { streamArn } = table;
    const { impact } = lambdas['start-jobs'];
    const changes = { config, streamArn, handler, impact, alarmTopic };
    const { failures } = new ChangeStream(this, 'Changes', changes);
    new CfnOutput(this, 'FailedChangesBucketName', { value: failures.bucketName });
  }

  private sweepReservations(props: EventsStackProps): void {
    const name = 'sweep-reservations';
    const handler = new ServiceFunction(this, 'SweepReservations', name, props).function;
    const { failed } = new ScheduledRun(this, 'EveryFiveMinutes', {
      schedule: Schedule.rate(Duration.minutes(5)),
      handler,
      impact: lambdas[name].impact,
      alarmTopic: props.alarmTopic,
    });
    new CfnOutput(this, 'FailedReservationSweepsQueueUrl', { value: failed.queueUrl });
  }

  private sweepImages(props: EventsStackProps): void {
    const name = 'sweep-images';
    const handler = new ServiceFunction(this, 'SweepImages', name, props).function;
    const { failed } = new ScheduledRun(this, 'EveryHour', {
      schedule: Schedule.rate(Duration.hours(1)),
      handler,
      impact: lambdas[name].impact,
      alarmTopic: props.alarmTopic,
    });
    new CfnOutput(this, 'FailedImageSweepsQueueUrl', { value: failed.queueUrl });
  }

  private sweepFeeds(props: EventsStackProps): void {
    const sweep = new ServiceFunction(this, 'SweepFeeds', 'sweep-feeds', props).function;
    const { impact } = lambdas['sweep-feeds'];
    const { failed } = new ScheduledRun(this, 'AfterEachMidnight', {
      schedule: afterEachMidnight,
      handler: sweep,
      impact,
      alarmTopic: props.alarmTopic,
    });
    new CfnOutput(this, 'FailedSweepsQueueUrl', { value: failed.queueUrl });
    new ImpactAlarm(this, 'OverdueOffers', {
      metric: new Metric({
        namespace: 'Vitrine',
        metricName: 'OldestOverdueOffer',
        dimensionsMap: { service: 'sweep-feeds', stage: props.config.stage },
        statistic: 'Maximum',
        period: Duration.hours(1),
      }),
      threshold: Duration.hours(2).toSeconds(),
      impact,
      topic: props.alarmTopic,
    });
  }
}
