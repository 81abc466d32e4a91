import { Template } from 'aws-cdk-lib/assertions';
import { Stack } from 'aws-cdk-lib/core';
import { configOf, stageNames } from '#lib/config/config.ts';
import { sender } from './support/build-app.ts';
import type { Fields } from './support/edge.ts';
import { grantsOf, statementsOf } from './support/policies.ts';
import { firstOf, onlyOf, propertiesOf, textOf } from './support/resources.ts';
import { appOf } from './support/synthesize.ts';
import { templateOf } from './support/templates.ts';

const onAws = ['dev', 'prod'];

describe.each(onAws)('the access record of the edge of %s', (stage) => {
  const template = templateOf(stage, 'edge-logs');

  test('has the time and the viewer of each request, but not the requested path', () => {
    const fields = onlyOf(template, 'AWS::Logs::Delivery')['RecordFields'] as string[];
    expect(fields).toEqual(expect.arrayContaining(['date', 'time', 'c-ip', 'c-port', 'sc-status']));
    expect(fields.filter((name) => /uri|query|referer|cookie|user-agent|host/i.test(name))).toEqual(
      [],
    );
  });

  test('is delivered to the record’s bucket', () => {
    const { DestinationResourceArn: arn } = onlyOf(template, 'AWS::Logs::DeliveryDestination');
    const parts = JSON.stringify(arn);
    expect(parts).toMatch(`"StackName":"vitrine-${stage}-data"`);
    const output = /"OutputName":"(\w+)"/.exec(parts)?.[1] ?? '';
    expect(templateOf(stage, 'data').findOutputs(output)[output]?.['Value']).toEqual({
      'Fn::GetAtt': [expect.stringContaining('AccessRecordFiles'), 'Arn'],
    });
    expect(textOf(arn)).toMatch(/\/edge$/);
    template.resourceCountIs('AWS::Logs::LogGroup', 0);
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
});

describe.each(onAws)('the bucket of the access record of %s', (stage) => {
  const template = templateOf(stage, 'data');
  const [bucketId, bucket] = firstOf(template, 'AWS::S3::Bucket', 'AccessRecordFiles');
  const isLocked = configOf(stage).accessRecordLocked === true;

  test(`keeps files for the days of the stage, ${isLocked ? 'locked' : 'not locked'}, and none longer`, () => {
    const [rule, ...others] = (bucket['LifecycleConfiguration'] as { Rules: Fields[] }).Rules;
    const ExpirationInDays = configOf(stage).accessRecordDays;
    expect(rule).toMatchObject({ ExpirationInDays, Status: 'Enabled' });
    expect(others).toMatchObject(isLocked ? [{ ExpiredObjectDeleteMarker: true }] : []);
    if (!isLocked) {
      expect(Object.keys(bucket).filter((name) => /Lock|Versioning/.test(name))).toEqual([]);
      expect(rule).not.toHaveProperty('NoncurrentVersionExpiration');
      return;
    }
    expect(bucket).toMatchObject({
      ObjectLockEnabled: true,
      ObjectLockConfiguration: {
        ObjectLockEnabled: 'Enabled',
        Rule: {
          DefaultRetention: { Mode: 'GOVERNANCE', Days: configOf(stage).accessRecordDays },
        },
      },
      // S3 only hides an expired file. Its version goes a day later, when the lock has ended.
      VersioningConfiguration: { Status: 'Enabled' },
    });
    expect(rule).toMatchObject({ NoncurrentVersionExpiration: { NoncurrentDays: 1 } });
  });

  test('takes files of this stage’s edge below edge/ only', () => {
    const policies = [...propertiesOf(template, 'AWS::S3::BucketPolicy').values()];
    const own = policies.find(({ Bucket }) => textOf(Bucket) === `<${bucketId}>`);
    const [byEdge, ...others] = statementsOf(own?.['PolicyDocument']).filter(
      ({ effect }) => effect === 'Allow',
    );
    expect(others).toEqual([]);
    expect(byEdge).toMatchObject({
      effect: 'Allow',
      principal: '{"Service":"delivery.logs.amazonaws.com"}',
      actions: ['s3:PutObject'],
      resources: [`<${bucketId}Arn>/edge/*`],
    });
    const condition = JSON.parse(byEdge?.condition ?? '');
    expect(condition.StringEquals).toHaveProperty('aws:SourceAccount');
    const { Name } = onlyOf(templateOf(stage, 'edge-logs'), 'AWS::Logs::DeliverySource');
    expect(textOf(condition.ArnLike['aws:SourceArn'])).toBe(
      `arn:aws:logs:us-east-1:<AWS::AccountId>:delivery-source:${textOf(Name)}`,
    );
  });

  test('gets the Lambdas’ log lines, one per line, through a stream that may write below api', () => {
    const stream = onlyOf(template, 'AWS::KinesisFirehose::DeliveryStream');
    expect(stream).toMatchObject({
      DeliveryStreamEncryptionConfigurationInput: { KeyType: 'AWS_OWNED_CMK' },
      ExtendedS3DestinationConfiguration: {
        BucketARN: { 'Fn::GetAtt': [bucketId, 'Arn'] },
        ProcessingConfiguration: {
          Enabled: true,
          Processors: [
            { Type: 'Decompression' },
            {
              Type: 'CloudWatchLogProcessing',
              Parameters: [{ ParameterName: 'DataMessageExtraction', ParameterValue: 'true' }],
            },
            { Type: 'AppendDelimiterToRecord' },
          ],
        },
      },
    });
    expect(grantsOf(template, 'AccessRecordWriter')).toEqual([
      expect.objectContaining({
        actions: ['s3:GetBucketLocation', 's3:ListBucket', 's3:ListBucketMultipartUploads'],
        resources: [`<${bucketId}Arn>`],
      }),
      expect.objectContaining({
        actions: ['s3:AbortMultipartUpload', 's3:GetObject', 's3:PutObject'],
        resources: [`<${bucketId}Arn>/api*`],
      }),
    ]);
  });

  test('gets every API call except anonymous ones, and no other line of the Lambdas’ logs', () => {
    const api = templateOf(stage, 'api');
    const filters = [...propertiesOf(api, 'AWS::Logs::SubscriptionFilter').values()];
    const functions = [...propertiesOf(api, 'AWS::Lambda::Function').values()].filter(
      ({ FunctionName }) => FunctionName !== `vitrine-${stage}-views`,
    );
    const groups = functions.map(({ LoggingConfig }) =>
      textOf((LoggingConfig as Fields)['LogGroup']),
    );
    expect(filters.map(({ LogGroupName }) => textOf(LogGroupName)).sort()).toEqual(groups.sort());
    for (const filter of filters) {
      // The message of a request’s line: lambdas/platform/http/request-log.ts.
      expect(filter['FilterPattern']).toBe('{ $.message = "answered" }');
    }
    expect(grantsOf(api, 'CallRecorder')).toEqual([
      expect.objectContaining({
        actions: ['firehose:PutRecord', 'firehose:PutRecordBatch'],
        resources: [expect.stringMatching(/AccessRecordStream/)],
      }),
    ]);
  });

  test('has an alarm when a record is an hour late', () => {
    const alarms = [...propertiesOf(template, 'AWS::CloudWatch::Alarm').values()];
    expect(alarms).toContainEqual(
      expect.objectContaining({ MetricName: 'DeliveryToS3.DataFreshness', Threshold: 3600 }),
    );
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
  expect(logs?.dependencies).toContain(web);
});

test('prod keeps the access record for any six months, and logs for a month', () => {
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
  // The longest six months; S3 counts a file's days from its creation to the next midnight.
  expect(configOf('prod').accessRecordDays).toBeGreaterThan(days('2026-03-01', '2026-09-01'));
  expect(configOf('prod').logDays).toBe(30);
});

test('stages that retain data lock the access record, and keep the lock after they stop retaining data', () => {
  const locked = stageNames.filter((stage) => configOf(stage).accessRecordLocked);
  expect(locked).toEqual(stageNames.filter((stage) => configOf(stage).retainData));
  // Without the lock in its template the stack could not be deployed: S3 refuses to suspend versions of such a bucket.
  const { template } = appOf('prod', sender, { retainData: false })
    .synth()
    .getStackByName('vitrine-prod-data');
  const [, bucket] = firstOf(Template.fromJSON(template), 'AWS::S3::Bucket', 'AccessRecordFiles');
  expect(bucket).toMatchObject({
    ObjectLockEnabled: true,
    VersioningConfiguration: { Status: 'Enabled' },
  });
});

test.each(['local', 'test'])(
  '%s keeps no access record, which its endpoint cannot deploy',
  (stage) => {
    templateOf(stage, 'data').resourceCountIs('AWS::KinesisFirehose::DeliveryStream', 0);
    templateOf(stage, 'api').resourceCountIs('AWS::Logs::SubscriptionFilter', 0);
    const names = appOf(stage)
      .node.children.filter(Stack.isStack)
      .map((stack) => stack.stackName);
    expect(names).not.toContain(`vitrine-${stage}-edge-logs`);
  },
);

test.each(stageNames)('the gateway’s access log of %s contains no part of the request', (stage) => {
  const made = onlyOf(templateOf(stage, 'api'), 'AWS::ApiGatewayV2::Stage');
  const { Format } = made['AccessLogSettings'] as { Format: string };
  const line = JSON.parse(Format) as Record<string, string>;
  expect(line).toMatchObject({ requestId: '$context.requestId', route: '$context.routeKey' });
  const ofRequest = /path|query|header|userAgent|identity\.user|protocol|domain/i;
  expect(Object.values(line).filter((value) => ofRequest.test(value))).toEqual([]);
  // Other claims have the caller's name, email and phone.
  expect(Object.values(line).filter((value) => value.includes('claims'))).toEqual([
    '$context.authorizer.claims.sub',
  ]);
  // The source IP is the edge's address, so no field name may suggest the viewer's.
  expect(Object.entries(line).filter(([, value]) => value.includes('sourceIp'))).toEqual([
    ['peer', '$context.identity.sourceIp'],
  ]);
});
