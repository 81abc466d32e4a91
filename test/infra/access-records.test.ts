import { Stack } from 'aws-cdk-lib/core';
import { configOf, stageNames } from '#lib/config.ts';
import { statementsOf } from './support/policies.ts';
import { type Json, onlyOf, textOf } from './support/resources.ts';
import { appOf } from './support/synthesize.ts';
import { templateOf } from './support/templates.ts';

const onAws = ['dev', 'prod'];

describe.each(onAws)('the access record of the edge of %s', (stage) => {
  const template = templateOf(stage, 'edge-logs');

  test('has the time and the viewer of each request, and not what was requested', () => {
    const fields = onlyOf(template, 'AWS::Logs::Delivery')['RecordFields'] as string[];
    expect(fields).toEqual(expect.arrayContaining(['date', 'time', 'c-ip', 'c-port', 'sc-status']));
    expect(fields.filter((name) => /uri|query|referer|cookie|user-agent|host/i.test(name))).toEqual(
      [],
    );
  });

  test('has the retention of the stage, in its own log group', () => {
    const { accessLogDays, retainData } = configOf(stage);
    template.hasResource('AWS::Logs::LogGroup', {
      Properties: { RetentionInDays: accessLogDays },
      DeletionPolicy: retainData ? 'RetainExceptOnCreate' : 'Delete',
    });
    const destination = onlyOf(template, 'AWS::Logs::DeliveryDestination');
    expect(textOf(destination['DestinationResourceArn'])).toMatch(/ViewerLogRecords.*Arn/);
  });

  test('belongs to the stage’s distribution, whose id comes from the web stack', () => {
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

  test('is written by the log delivery of this account only', () => {
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
});

test('the access record of the edge is deployed in the only region of CloudFront’s log delivery, after the web stack', () => {
  const app = appOf('prod');
  const [logs, web] = ['edge-logs', 'web'].map(
    (part) => app.node.findChild(`vitrine-prod-${part}`) as Stack,
  );
  app.synth();
  expect(logs?.region).toBe('us-east-1');
  expect(logs?.account).toBe(web?.account);
  expect(logs?.dependencies).toEqual([web]);
});

test('prod keeps the access record for the six months that the law requires', () => {
  expect(configOf('prod').accessLogDays).toBeGreaterThanOrEqual(180);
});

test.each(stageNames)(
  '%s keeps the logs of the Lambdas at least as long as the access record',
  (stage) => {
    const { logDays, accessLogDays } = configOf(stage);
    expect(logDays).toBeGreaterThanOrEqual(accessLogDays);
  },
);

test.each(['local', 'test'])(
  '%s does not have the access record stack, which its endpoint cannot deploy',
  (stage) => {
    const names = appOf(stage)
      .node.children.filter(Stack.isStack)
      .map((stack) => stack.stackName);
    expect(names).not.toContain(`vitrine-${stage}-edge-logs`);
  },
);

test.each(stageNames)('the access log of the gateway of %s has nothing of the request', (stage) => {
  const made = onlyOf(templateOf(stage, 'api'), 'AWS::ApiGatewayV2::Stage');
  const { Format } = made['AccessLogSettings'] as { Format: string };
  const line = JSON.parse(Format) as Record<string, string>;
  expect(line).toMatchObject({ requestId: '$context.requestId', route: '$context.routeKey' });
  const ofRequest = /path|query|header|userAgent|identity\.user|protocol|domain/i;
  expect(Object.values(line).filter((value) => ofRequest.test(value))).toEqual([]);
  // Other claims have the caller's name, e-mail and phone.
  expect(Object.values(line).filter((value) => value.includes('claims'))).toEqual([
    '$context.authorizer.claims.sub',
  ]);
  // The source IP is the address of the edge, so no field name may suggest the viewer's address.
  expect(Object.entries(line).filter(([, value]) => value.includes('sourceIp'))).toEqual([
    ['peer', '$context.identity.sourceIp'],
  ]);
});
