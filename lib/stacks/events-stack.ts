import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { ChangeStream } from '../constructs/change-stream.ts';
import { ImpactAlarm } from '../constructs/impact-alarm.ts';
import { JobQueue } from '../constructs/job-queue.ts';
import { ScheduledRun } from '../constructs/scheduled-run.ts';
import { ServiceFunction, type ServiceProps } from '../constructs/service-function.ts';
import { lambdas } from '../lambdas.ts';

interface EventsStackProps extends StackProps, ServiceProps {}

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
  }

  /** From the table's stream to a queue, and from the queue to the Lambda that runs the jobs. */
  private runJobs(props: EventsStackProps): void {
    const { config, table, alarmTopic } = props;
    const { impact, timeoutSeconds } = lambdas['run-jobs'];
    const timeout = Duration.seconds(timeoutSeconds);
    const jobs = new JobQueue(this, 'JobQueue', { timeout, impact, alarmTopic });
    const start = new ServiceFunction(this, 'StartJobs', 'start-jobs', props).function;
    const run = new ServiceFunction(this, 'RunJobs', 'run-jobs', props).function;
    jobs.allowToSend(start);
    jobs.allowToSend(run);
    jobs.deliverTo(run);
    const { streamArn } = table;
    const changes = { config, streamArn, handler: start, impact, alarmTopic };
    const { failures } = new ChangeStream(this, 'Changes', changes);
    new CfnOutput(this, 'JobsQueueUrl', { value: jobs.queue.queueUrl });
    new CfnOutput(this, 'FailedJobsQueueUrl', { value: jobs.failed.queueUrl });
    new CfnOutput(this, 'FailedChangesBucketName', { value: failures.bucketName });
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
