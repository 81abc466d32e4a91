import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { ChangeStream } from '../constructs/change-stream.ts';
import { ImpactAlarm } from '../constructs/impact-alarm.ts';
import { JobQueue } from '../constructs/job-queue.ts';
import { type LambdaCode, ServiceFunction } from '../constructs/service-function.ts';
import type { SingleTable } from '../constructs/single-table.ts';
import { failureImpacts } from '../failure-impacts.ts';
import type { EventLambdaName } from '../lambda-names.ts';
import { tableGrants } from '../table-grants.ts';

interface EventsStackProps extends StackProps {
  readonly config: StageConfig;
  readonly code: LambdaCode;
  readonly environment: Readonly<Record<string, string>>;
  readonly table: SingleTable;
  readonly alarmTopic: ITopic;
}

/**
 * At midnight in each of Brazil's zones, from Noronha (-2) to Acre (-5), when offers end and start, and
 * twice again for what the first run left.
 */
const afterEachMidnight = Schedule.cron({ minute: '0,10,30', hour: '2-5' });

/** Work that no call waits for: what follows a change of the table, and what the clock brings. */
export class EventsStack extends Stack {
  constructor(scope: Construct, id: string, props: EventsStackProps) {
    super(scope, id, props);
    this.runJobs(props);
    this.sweepFeeds(props);
  }

  private addFunction(
    props: EventsStackProps,
    id: string,
    name: EventLambdaName,
    description: string,
    timeout: Duration,
  ) {
    const { config, code, environment, table, alarmTopic } = props;
    const impact = failureImpacts[name];
    const made = new ServiceFunction(this, id, {
      config,
      name,
      description,
      code,
      environment,
      impact,
      alarmTopic,
      timeout,
    });
    table.grant(made.function, tableGrants[name]);
    return made.function;
  }

  /** From the table's stream to a queue, and from the queue to the Lambda that runs the jobs. */
  private runJobs(props: EventsStackProps): void {
    const { config, table, alarmTopic } = props;
    const impact = failureImpacts['run-jobs'];
    const timeout = Duration.minutes(1);
    const jobs = new JobQueue(this, 'JobQueue', { timeout, impact, alarmTopic });
    const start = this.addFunction(
      props,
      'StartJobs',
      'start-jobs',
      "Queues the jobs that the table's changes ask for",
      Duration.seconds(30),
    );
    const run = this.addFunction(props, 'RunJobs', 'run-jobs', 'Runs the queued jobs', timeout);
    jobs.allowToSend(start);
    jobs.allowToSend(run);
    jobs.deliverTo(run);
    const { streamArn } = table;
    new ChangeStream(this, 'Changes', { config, streamArn, handler: start, impact, alarmTopic });
  }

  private sweepFeeds(props: EventsStackProps): void {
    const sweep = this.addFunction(
      props,
      'SweepFeeds',
      'sweep-feeds',
      'Takes offers that have ended out of the feeds',
      Duration.minutes(5),
    );
    new Rule(this, 'AfterEachMidnight', {
      schedule: afterEachMidnight,
      targets: [new LambdaFunction(sweep)],
    });
    new ImpactAlarm(this, 'OverdueOffers', {
      metric: new Metric({
        namespace: 'Vitrine',
        metricName: 'OldestOverdueOffer',
        dimensionsMap: { service: 'sweep-feeds', stage: props.config.stage },
        statistic: 'Maximum',
        period: Duration.hours(1),
      }),
      threshold: Duration.hours(2).toSeconds(),
      impact: failureImpacts['sweep-feeds'],
      topic: props.alarmTopic,
    });
  }
}
