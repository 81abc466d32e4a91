import { configOf, localLocations } from '#lib/config/config.ts';
import { contentPolicyOf, importOf } from './support/edge.ts';
import { policiesOf } from './support/policies.ts';
import { firstOf, textOf } from './support/resources.ts';
import { appOf } from './support/synthesize.ts';
import { templateOf } from './support/templates.ts';

describe.each(['dev', 'prod'])('%s, on AWS,', (stage) => {
  test.each([
    ['pictures', 'Images', 'UploadCors'],
    ['receipts', 'Receipts', 'ReceiptCors'],
  ] as const)(
    'lets only the site’s pages upload %s, and lets the page connect to their bucket',
    (_, bucket, id) => {
      const [, call] = firstOf(templateOf(stage, 'web'), 'Custom::UploadCors', id);
      const { Create, Update, Delete, InstallLatestAwsSdk } = call;
      const site = /^https:\/\/<SiteDistribution\w+DomainName>$/;
      expect(JSON.parse(textOf(Create))).toEqual({
        service: 'S3',
        action: 'putBucketCors',
        parameters: {
          Bucket: importOf(bucket, 'Ref'),
          CORSConfiguration: {
            CORSRules: [
              {
                AllowedOrigins: [expect.stringMatching(site)],
                AllowedMethods: ['POST'],
                AllowedHeaders: ['Content-Type'],
                MaxAgeSeconds: 3600,
              },
            ],
          },
        },
        physicalResourceId: { id },
      });
      expect(Update).toEqual(Create);
      expect(JSON.parse(textOf(Delete))).toMatchObject({
        action: 'deleteBucketCors',
        parameters: { Bucket: importOf(bucket, 'Ref') },
      });
      expect(InstallLatestAwsSdk).toBe(false);
      // The forms have the same host: see upload-form.test.ts.
      expect(contentPolicyOf(stage).get('connect-src')?.split(' ')).toContainEqual(
        expect.stringMatching(new RegExp(`^https://<.*FnGetAtt${bucket}.*RegionalDomainName.*>$`)),
      );
    },
  );

  test('has one Lambda for these calls, created after its permissions, which may do nothing else', () => {
    const template = templateOf(stage, 'web');
    const grants = [...policiesOf(template, 'UploadCorsRole')];
    const [[policyId, statements] = ['', []], ...others] = grants;
    expect(others).toEqual([]);
    expect(
      statements.map(({ effect, actions, resources }) => ({ effect, actions, resources })),
    ).toEqual([
      {
        effect: 'Allow',
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [expect.stringMatching(/^<UploadCorsLogs/)],
      },
      {
        effect: 'Allow',
        actions: ['s3:PutBucketCORS'],
        resources: [importOf('Images', 'Arn'), importOf('Receipts', 'Arn')],
      },
    ]);
    const caller = Object.entries(template.findResources('AWS::Lambda::Function')).find(([id]) =>
      id.startsWith('AWS679'),
    );
    const [roleId, role] = firstOf(template, 'AWS::IAM::Role', 'UploadCorsRole');
    expect(caller?.[1]).toMatchObject({
      DependsOn: expect.arrayContaining([policyId]),
      Properties: { Role: { 'Fn::GetAtt': [roleId, 'Arn'] } },
    });
    expect(role).toMatchObject({ AssumeRolePolicyDocument: expect.anything() });
    expect(role['ManagedPolicyArns']).toBeUndefined();
  });
});

describe.each(['local', 'test'])('%s, on this machine,', (stage) => {
  test('leaves picture uploads to a property of the bucket', () => {
    templateOf(stage, 'web').resourceCountIs('Custom::UploadCors', 0);
    const { location } = configOf(stage);
    expect(contentPolicyOf(stage).get('connect-src')?.split(' ')).toContain(
      `http://127.0.0.1:${'port' in location && location.port}`,
    );
  });
});

test('on LocalStack, the page may upload to the address that Lambdas put into forms', () => {
  const location = { ...localLocations.local, endpoint: 'localstack' } as const;
  const { stacks } = appOf('local', undefined, { location }).synth();
  const web = stacks.find(({ stackName }) => stackName === 'vitrine-local-web');
  expect(JSON.stringify(web?.template)).toContain(
    "connect-src 'self' http://127.0.0.1:4566 http://localhost.localstack.cloud:4566 ",
  );
});
