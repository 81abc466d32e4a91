import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Stack } from 'aws-cdk-lib/core';
import { ImpactAlarm } from '#lib/constructs/alarms/impact-alarm.ts';
import { cdkApp } from '#test/infra/support/build-app.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

test.each(['', 'Errors', 'offers failed', 'It is broken'])(
  'an alarm with the impact "%s" is refused',
  (impact) => {
    const stack = new Stack(cdkApp(temporaryFolder()), 'stack');
    const metric = new Metric({ namespace: 'n', metricName: 'm' });
    const topic = new Topic(stack, 'topic');
    expect(() => new ImpactAlarm(stack, 'alarm', { metric, threshold: 1, impact, topic })).toThrow(
      /needs a sentence/,
    );
  },
);
