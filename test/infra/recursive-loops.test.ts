import type { Template } from 'aws-cdk-lib/assertions';
import { stageNames } from '#lib/config/config.ts';
import { policiesOf } from './support/policies.ts';
import { propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

/** Returns the logical ids of the Lambdas that each Lambda may start with messages. */
function startedBy(template: Template): Map<string, Set<string>> {
  const functions = propertiesOf(template, 'AWS::Lambda::Function');
  const mappings = [...propertiesOf(template, 'AWS::Lambda::EventSourceMapping').values()];
  const readersOf = (queueArn: string) =>
    mappings
      .filter(({ EventSourceArn }) => textOf(EventSourceArn) === queueArn)
      .map(({ FunctionName }) => textOf(FunctionName).slice(1, -1));
  return new Map(
    [...functions].map(([id, { Role }]) => {
      const role = textOf(Role).replace(/^<(\w+?)Arn>$/, '$1');
      const targets = [...policiesOf(template, role).values()]
        .flat()
        .filter(({ actions }) => actions.some((action) => /^sqs:(SendMessage|\*)$/.test(action)))
        .flatMap(({ resources }) => resources);
      return [id, new Set(targets.flatMap(readersOf))];
    }),
  );
}

/** Returns the Lambdas that can start themselves, directly or through others. */
function inRings(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reaches = (id: string) => {
    const reached = new Set(edges.get(id));
    for (const next of reached) for (const one of edges.get(next) ?? []) reached.add(one);
    return reached;
  };
  return [...edges.keys()].filter((id) => reaches(id).has(id)).sort();
}

describe.each(stageNames)('loops of Lambdas and queues of %s', (stage) => {
  const events = templateOf(stage, 'events');
  const functions = [...propertiesOf(events, 'AWS::Lambda::Function')];
  const rings = inRings(startedBy(events));

  test('are allowed for exactly the Lambdas that can queue jobs for themselves', () => {
    expect(rings.length).toBeGreaterThan(5);
    const allowed = functions.filter(([, { RecursiveLoop }]) => RecursiveLoop === 'Allow');
    expect(allowed.map(([id]) => id).sort()).toEqual(rings);
  });

  test.each(['events', 'api'] as const)(
    'raise an alarm where Lambda stops one of the stack %s',
    (part) => {
      const template = templateOf(stage, part);
      const alarms = [...propertiesOf(template, 'AWS::CloudWatch::Alarm').values()];
      const watched = alarms
        .filter(({ MetricName }) => MetricName === 'RecursiveInvocationsDropped')
        .map(({ Dimensions }) => (Dimensions as { Value: { Ref: string } }[])[0]?.Value.Ref);
      const own = [...propertiesOf(template, 'AWS::Lambda::Function')]
        .filter(([, { FunctionName }]) => textOf(FunctionName).startsWith('vitrine-'))
        .map(([id]) => id);
      expect(watched.sort()).toEqual(own.filter((id) => !rings.includes(id)).sort());
    },
  );
});
