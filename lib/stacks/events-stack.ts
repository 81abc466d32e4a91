import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { HouseFunction, type LambdaCode } from '../constructs/house-function.ts';
import type { SingleTable } from '../constructs/single-table.ts';
import { failureImpacts } from '../failure-impacts.ts';
import { tableGrants } from '../table-grants.ts';

interface EventsStackProps extends StackProps {
  readonly config: StageConfig;
  readonly code: LambdaCode;
  readonly environment: Readonly<Record<string, string>>;
  readonly table: SingleTable;
  readonly alarmTopic: ITopic;
}

/** A little after midnight in each of Brazil's zones, from Noronha (-2) to Acre (-5): when offers end. */
const afterEachMidnight = Schedule.cron({ minute: '5', hour: '2-5' });

/** What happens without a call. */
export class EventsStack extends Stack {
  constructor(scope: Construct, id: string, props: EventsStackProps) {
    super(scope, id, props);
    const { config, code, environment, table, alarmTopic } = props;
    const sweep = new HouseFunction(this, 'SweepFeeds', {
      config,
      name: 'sweep-feeds',
      description: 'Takes offers that are over out of the feeds',
      code,
      environment,
      impact: failureImpacts['sweep-feeds'],
      alarmTopic,
      timeout: Duration.minutes(5),
    });
    table.grant(sweep.function, tableGrants['sweep-feeds']);
    new Rule(this, 'AfterEachMidnight', {
      schedule: afterEachMidnight,
      targets: [new LambdaFunction(sweep.function)],
    });
  }
}
