import { configOf, stageNames } from '#lib/config.ts';
import { grantsIn } from './support/policies.ts';
import { onlyOf, propertiesOf } from './support/resources.ts';
import { templateOf } from './support/synthesize.ts';

describe.each(stageNames)('the events of %s', (stage) => {
  const template = templateOf(stage, 'events');

  test('sweep the feeds after midnight of each zone, from UTC-2 to UTC-5', () => {
    expect(onlyOf(template, 'AWS::Events::Rule')).toMatchObject({
      ScheduleExpression: 'cron(5 2-5 * * ? *)',
      State: 'ENABLED',
      Targets: [{ Arn: expect.anything() }],
    });
  });

  test('run in a Lambda of the house, with its logs, traces and alarms', () => {
    expect(onlyOf(template, 'AWS::Lambda::Function')).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      TracingConfig: { Mode: 'Active' },
      Timeout: 300,
    });
    expect(onlyOf(template, 'AWS::Logs::LogGroup')['RetentionInDays']).toBe(
      configOf(stage).logDays,
    );
    expect(propertiesOf(template, 'AWS::CloudWatch::Alarm').size).toBe(2);
  });

  test('get no wildcard but for traces', () => {
    for (const { actions, resources } of [...grantsIn(template).values()].flat()) {
      if (actions.every((action) => action.startsWith('xray:'))) continue;
      expect([...actions, ...resources].filter((text) => text.endsWith('*'))).toEqual([]);
    }
  });
});
