import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { Function as Handler } from 'aws-cdk-lib/aws-lambda';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { ChangeStream } from '../constructs/change-stream.ts';
import { ImpactAlarm } from '../constructs/impact-alarm.ts';
import { allowToSend } from '../constructs/job-queue.ts';
import { JobQueues } from '../constructs/job-queues.ts';
import type { MailInputs } from '../constructs/mail-access.ts';
import type { PushInputs } from '../constructs/push-sender.ts';
import { ScheduledRun } from '../constructs/scheduled-run.ts';
import { ServiceFunction, type ServiceProps } from '../constructs/service-function.ts';
import { UploadRule } from '../constructs/upload-rule.ts';
import { lambdas } from '../lambdas.ts';

interface EventsStackProps extends StackProps, ServiceProps, PushInputs, MailInputs {}

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
    this.startJobs(props);
    this.sweepFeeds(props);
    this.sweepReservations(props);
    this.sweepImages(props);
    this.sweepOwners(props);
  }

  /** From the table's stream and the bucket of pictures to the queues of jobs. */
  private startJobs(props: EventsStackProps): void {
    const start = new ServiceFunction(this, 'StartJobs', 'start-jobs', props).function;
    // An id of `Default` is left out of the logical ids of what is in it.
    const queues = new JobQueues(this, 'Default', props);
    allowToSend(start, queues.ofChanges);
    this.readChanges(start, props);
    const { imagesBucket: bucket } = props;
    const uploads = new UploadRule(this, 'Uploads', { bucket, queue: queues.images, ...props });
    new CfnOutput(this, 'FailedUploadEventsQueueUrl', { value: uploads.failed.queueUrl });
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

  private sweepOwners(props: EventsStackProps): void {
    const name = 'sweep-owners';
    const handler = new ServiceFunction(this, 'SweepOwners', name, props).function;
    const { failed } = new ScheduledRun(this, 'OwnersEveryHour', {
      schedule: Schedule.rate(Duration.hours(1)),
      handler,
      impact: lambdas[name].impact,
      alarmTopic: props.alarmTopic,
    });
    new CfnOutput(this, 'FailedOwnerSweepsQueueUrl', { value: failed.queueUrl });
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
