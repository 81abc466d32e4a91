import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { Resource } from '#contract/http/route.ts';
import type { StageConfig } from '../../config/config.ts';
import { ImpactAlarm } from './impact-alarm.ts';

/** Lambdas that write the metric, when they find no claim for a code: lambdas/claims/repository/guesses.ts. */
const services: readonly Resource[] = ['claims', 'redemptions'];

/** Wrong codes in five minutes; five people may try as many in an hour. */
const manyGuesses = 300;

/** Alarms when many people try codes of claims; the API limits each of them. */
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
      threshold: manyGuesses,
      impact:
        'Nothing yet: somebody tries codes of vouchers with many accounts, and may find one that is open.',
      topic,
    });
  }
}
