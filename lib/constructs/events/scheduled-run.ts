import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { CfnOutput, Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import {
  type ScheduledName,
  type Schedule as ScheduleRow,
  scheduledLambdas,
} from '../../lambdas/scheduled-lambdas.ts';
import { ImpactAlarm } from '../alarms/impact-alarm.ts';
import { idOf, ServiceFunction, type ServiceProps } from '../lambdas/service-function.ts';
import { allowToSend, failedEventsQueue } from './job-queue.ts';

/** How long an event is retried; a later event does the same work. */
const maxEventAge = Duration.hours(1);

interface ScheduledProps extends ServiceProps {
  readonly queues: Readonly<Record<string, IQueue>>;
}

/**
 * Runs a Lambda on its schedule. If EventBridge cannot start it or all its attempts fail, the event stays in a queue
 * with an alarm, as EventBridge sent it or as `requestPayload` of Lambda's report. An output names the queue for `npm
 * run replay`.
 */
class ScheduledRun extends Construct {
  constructor(scope: Construct, name: ScheduledName, props: ScheduledProps) {
    const { impact } = scheduledLambdas[name];
    const schedule: ScheduleRow = scheduledLambdas[name].schedule;
    super(scope, schedule.id);
    const handler = new ServiceFunction(scope, idOf(name), name, props).function;
    const { sendsTo } = schedule;
    const queue = sendsTo && props.queues[sendsTo];
    if (sendsTo && queue) allowToSend(handler, { [sendsTo]: queue });
    const failed = failedEventsQueue(
      this,
      'Failed',
      'This is a dead-letter queue, of a rule and of a function.',
    );
    handler.configureAsyncInvoke({
      onFailure: new SqsDestination(failed),
      maxEventAge,
      retryAttempts: 2,
    });
    new Rule(this, 'Rule', {
      schedule: Schedule.expression(schedule.when),
      targets: [
        new LambdaFunction(handler, { deadLetterQueue: failed, maxEventAge, retryAttempts: 20 }),
      ],
    });
    new ImpactAlarm(this, 'FailedRuns', {
      metric: failed.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
      threshold: 1,
      impact,
      topic: props.alarmTopic,
    });
    new CfnOutput(scope, schedule.output, { value: failed.queueUrl });
  }
}

/** Adds an alarm for overdue work, even if no run fails. */
function alarmWhenLate(scope: Construct, name: ScheduledName, props: ServiceProps): void {
  const { impact, schedule } = scheduledLambdas[name];
  const { lateness }: ScheduleRow = schedule;
  if (!lateness) return;
  new ImpactAlarm(scope, lateness.id, {
    metric: new Metric({
      namespace: 'Vitrine',
      metricName: lateness.metric,
      dimensionsMap: { service: name, stage: props.config.stage },
      statistic: 'Maximum',
      period: Duration.hours(1),
    }),
    threshold: lateness.seconds,
    impact,
    topic: props.alarmTopic,
  });
}

/** Adds all scheduled Lambdas. */
export function addScheduledRuns(scope: Construct, props: ScheduledProps): void {
  for (const name of Object.keys(scheduledLambdas) as ScheduledName[]) {
    new ScheduledRun(scope, name, props);
    alarmWhenLate(scope, name, props);
  }
}
