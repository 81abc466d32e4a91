import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Resource } from '#contract/http/route.ts';
import type { StageConfig } from '../config.ts';
import { ImpactAlarm } from './impact-alarm.ts';

/** The Lambdas that look for claims by codes, which write the metric: see lambdas/claims/store/guesses.ts. */
const services: readonly Resource[] = ['claims', 'redemptions'];

/** Codes that are none in five minutes: what five people may try in an hour. */
const threshold = 300;

/** Alarms for many who try codes of claims. Each alone is limited by the API. */
export function watchGuesses(scope: Construct, { stage }: StageConfig, topic: ITopic): void {
  for (const service of services) {
    new ImpactAlarm(scope, `GuessedCodes ${service}`, {
      metric: new Metric({
        namespace: 'Vitrine',
        metricName: 'UnknownClaimCodes',
        dimensionsMap: { service, stage },
        period: Duration.minutes(5),
        statistic: 'Sum',
      }),
      threshold,
      impact:
        'Nothing yet: somebody tries codes of vouchers with many accounts, and may find one that is open.',
      topic,
    });
  }
}
