import { Rule, type Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Function as Handler } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { failedEventsQueue } from './failed-events-queue.ts';
import { ImpactAlarm } from './impact-alarm.ts';

/** How long an event is tried: a later one does the same work. */
const maxEventAge = Duration.hours(1);

interface ScheduledRunProps {
  readonly schedule: Schedule;
  readonly handler: Handler;
  /** What users notice when runs fail, as a sentence. */
  readonly impact: string;
  readonly alarmTopic: ITopic;
}

/**
 * Runs a Lambda on a schedule. An event may fail in two places: EventBridge cannot hand it to Lambda, or the
 * Lambda throws, times out or is throttled at each of its attempts. Both keep the event in one queue, which
 * has an alarm; EventBridge and Lambda would drop it otherwise.
 */
export class ScheduledRun extends Construct {
  /** The events that failed: as EventBridge sent them, or as `requestPayload` in Lambda's report. */
  readonly failed: sqs.Queue;

  constructor(scope: Construct, id: string, props: ScheduledRunProps) {
    super(scope, id);
    const { schedule, handler, impact, alarmTopic } = props;
    this.failed = failedEventsQueue(
      this,
      'Failed',
      'This is a dead-letter queue, of a rule and of a function.',
    );
    handler.configureAsyncInvoke({
      onFailure: new SqsDestination(this.failed),
      maxEventAge,
      retryAttempts: 2,
    });
    new Rule(this, 'Rule', {
      schedule,
      targets: [
        new LambdaFunction(handler, {
          deadLetterQueue: this.failed,
          maxEventAge,
          retryAttempts: 20,
        }),
      ],
    });
    new ImpactAlarm(this, 'FailedRuns', {
      metric: this.failed.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
      threshold: 1,
      impact,
      topic: alarmTopic,
    });
  }
}
