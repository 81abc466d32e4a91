import { Stack } from 'aws-cdk-lib/core';
import { configOf, stageNames } from '#lib/config.ts';
import { statementsOf } from './support/policies.ts';
import { type Json, onlyOf, textOf } from './support/resources.ts';
import { appOf, templateOf } from './support/synthesize.ts';

const onAws = ['dev', 'prod'];

describe.each(onAws)('the access record of the edge of %s', (stage) => {
  const template = templateOf(stage, 'edge-logs');

  test('holds who asked and when, and nothing of what was asked for', () => {
    const fields = onlyOf(template, 'AWS::Logs::Delivery')['RecordFields'] as string[];
    expect(fields).toEqual(expect.arrayContaining(['date', 'time', 'c-ip', 'c-port', 'sc-status']));
    expect(fields.filter((name) => /uri|query|referer|cookie|user-agent|host/i.test(name))).toEqual(
      [],
    );
  });

  test('is kept for the time of the stage, in a log group of its own', () => {
    const { accessLogDays, retainData } = configOf(stage);
    template.hasResource('AWS::Logs::LogGroup', {
      Properties: { RetentionInDays: accessLogDays },
      DeletionPolicy: retainData ? 'Retain' : 'Delete',
    });
    const destination = onlyOf(template, 'AWS::Logs::DeliveryDestination');
    expect(textOf(destination['DestinationResourceArn'])).toMatch(/ViewerLogRecords.*Arn/);
  });

  test('comes from the stage’s distribution, whose id is read from the stack of the web', () => {
    const source = onlyOf(template, 'AWS::Logs::DeliverySource');
    expect(source['LogType']).toBe('ACCESS_LOGS');
    expect(textOf(source['ResourceArn'])).toMatch(/:cloudfront::.*:distribution\//);
    const parts = JSON.stringify(source['ResourceArn']);
    expect(parts).toMatch(`"StackName":"vitrine-${stage}-web"`);
    const output = /"OutputName":"(\w+)"/.exec(parts)?.[1] ?? '';
    expect(templateOf(stage, 'web').findOutputs(output)[output]?.['Value']).toEqual({
      Ref: expect.stringContaining('Distribution'),
    });
  });

  test('is written by the log delivery of this account alone', () => {
    const { PolicyDocument } = onlyOf(template, 'AWS::Logs::ResourcePolicy');
    const [statement, ...others] = statementsOf(JSON.parse(textOf(PolicyDocument)) as Json);
    expect(others).toEqual([]);
    expect(statement).toMatchObject({
      effect: 'Allow',
      principal: '{"Service":"delivery.logs.amazonaws.com"}',
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [expect.stringContaining('ViewerLogRecords')],
      condition: expect.stringContaining('"aws:SourceAccount"'),
    });
  });

  test('is delivered in the one region where CloudFront delivers, after the web', () => {
    const app = appOf(stage);
    const [logs, web] = ['edge-logs', 'web'].map(
      (part) => app.node.findChild(`vitrine-${stage}-${part}`) as Stack,
    );
    app.synth();
    expect(logs?.region).toBe('us-east-1');
    expect(logs?.account).toBe(web?.account);
    expect(logs?.dependencies).toEqual([web]);
  });
});

test('prod keeps the access record for the six months that the law asks for', () => {
  expect(configOf('prod').accessLogDays).toBeGreaterThanOrEqual(180);
});

test.each(stageNames)('%s keeps the Lambdas’ logs, a part of that record, as long', (stage) => {
  const { logDays, accessLogDays } = configOf(stage);
  expect(logDays).toBeGreaterThanOrEqual(accessLogDays);
});

test.each(['local', 'test'])('%s has no stack that its endpoint cannot deploy', (stage) => {
  const names = appOf(stage)
    .node.children.filter(Stack.isStack)
    .map((stack) => stack.stackName);
  expect(names).not.toContain(`vitrine-${stage}-edge-logs`);
});

test.each(stageNames)('the log of the gateway of %s holds no path and no query', (stage) => {
  const made = onlyOf(templateOf(stage, 'api'), 'AWS::ApiGatewayV2::Stage');
  const { Format } = made['AccessLogSettings'] as { Format: string };
  const line = JSON.parse(Format) as Record<string, string>;
  expect(line).toMatchObject({ requestId: '$context.requestId', route: '$context.routeKey' });
  expect(Object.values(line).filter((value) => /path|query|header/i.test(value))).toEqual([]);
  // The address is that of the edge: no field may pass it off as the viewer's.
  expect(Object.entries(line).filter(([, value]) => value.includes('sourceIp'))).toEqual([
    ['peer', '$context.identity.sourceIp'],
  ]);
});
