import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { Function as Handler } from 'aws-cdk-lib/aws-lambda';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { ChangeStream } from '../constructs/change-stream.ts';
import { ImpactAlarm } from '../constructs/impact-alarm.ts';
import { allowToSend, JobQueue } from '../constructs/job-queue.ts';
import { allowToPush, type PushInputs } from '../constructs/push-sender.ts';
import { ScheduledRun } from '../constructs/scheduled-run.ts';
import { ServiceFunction, type ServiceProps } from '../constructs/service-function.ts';
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
  }

  /** From the table's stream to the queues of jobs, and from each queue to its Lambda. */
  private runJobs(props: EventsStackProps): void {
    const start = new ServiceFunction(this, 'StartJobs', 'start-jobs', props).function;
    const jobs = this.addQueue('Job', 'run-jobs', props);
    const accountJobs = this.addQueue('AccountJob', 'run-account-jobs', props);
    const exports = this.addQueue('Export', 'run-exports', props, 1);
    const messages = this.addQueue('Message', 'send-messages', props);
    const { queue } = jobs;
    allowToSend(start, {
      jobs: queue,
      'account-jobs': accountJobs.queue,
      exports: exports.queue,
      messages: messages.queue,
    });
    allowToSend(jobs.handler, { jobs: queue });
    allowToSend(accountJobs.handler, { 'account-jobs': accountJobs.queue });
    // Its jobs leave no others.
    exports.handler.addEnvironment('JOB_QUEUES', '{}');
    allowToSend(messages.handler, { messages: messages.queue });
    allowToPush(messages.handler, props.config, props);
    this.readChanges(start, props);
  }

  /** A queue of jobs, whose id `name` begins, with the Lambda that runs them, `batchSize` at a time. */
  private addQueue(name: string, lambda: LambdaName, props: EventsStackProps, batchSize?: number) {
    const { impact, timeoutSeconds } = lambdas[lambda];
    const { queue, failed, deliverTo } = new JobQueue(this, `${name}Queue`, {
      timeout: Duration.seconds(timeoutSeconds),
      batchSize,
      impact,
      alarmTopic: props.alarmTopic,
    });
    const id = lambda.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
    const handler = new ServiceFunction(this, id, lambda, props).function;
    deliverTo(handler);
    new CfnOutput(this, `${name}sQueueUrl`, { value: queue.queueUrl });
    new CfnOutput(this, `Failed${name}sQueueUrl`, { value: failed.queueUrl });
    return { queue, handler };
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
