import { configOf } from '#lib/config.ts';
import { contentPolicyOf, imagesImport } from './support/edge.ts';
import { policiesOf } from './support/policies.ts';
import { onlyOf, propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

describe.each(['dev', 'prod'])('%s, on AWS,', (stage) => {
  test('lets the pages of the site alone upload pictures, and lets the page connect to their bucket', () => {
    const template = templateOf(stage, 'web');
    const { Create, Update, Delete, InstallLatestAwsSdk } = onlyOf(template, 'Custom::UploadCors');
    const site = /^https:\/\/<SiteDistribution\w+DomainName>$/;
    expect(JSON.parse(textOf(Create))).toEqual({
      service: 'S3',
      action: 'putBucketCors',
      parameters: {
        Bucket: imagesImport('Ref'),
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
      physicalResourceId: { id: 'UploadCors' },
    });
    expect(Update).toEqual(Create);
    expect(JSON.parse(textOf(Delete))).toMatchObject({
      action: 'deleteBucketCors',
      parameters: { Bucket: imagesImport('Ref') },
    });
    expect(InstallLatestAwsSdk).toBe(false);
    // The host is that of the forms: see upload-form.test.ts.
    expect(contentPolicyOf(stage).get('connect-src')?.split(' ')).toContainEqual(
      expect.stringMatching(/^https:\/\/<.*FnGetAttImages.*RegionalDomainName.*>$/),
    );
  });

  test('has a Lambda for that call, made after its permissions, which may do nothing else', () => {
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
      { effect: 'Allow', actions: ['s3:PutBucketCORS'], resources: [imagesImport('Arn')] },
    ]);
    const caller = Object.entries(template.findResources('AWS::Lambda::Function')).find(([id]) =>
      id.startsWith('AWS679'),
    );
    expect(caller?.[1]).toMatchObject({ DependsOn: expect.arrayContaining([policyId]) });
    const [, role] =
      [...propertiesOf(templateOf(stage, 'web'), 'AWS::IAM::Role')].find(([id]) =>
        id.startsWith('UploadCorsRole'),
      ) ?? [];
    expect(role).toMatchObject({ AssumeRolePolicyDocument: expect.anything() });
    expect(role?.['ManagedPolicyArns']).toBeUndefined();
  });
});

describe.each(['local', 'test'])('%s, on this machine,', (stage) => {
  test('leaves the uploads of pictures to a property of their bucket', () => {
    templateOf(stage, 'web').resourceCountIs('Custom::UploadCors', 0);
    const { place } = configOf(stage);
    expect(contentPolicyOf(stage).get('connect-src')?.split(' ')).toContain(
      `http://127.0.0.1:${'port' in place && place.port}`,
    );
  });
});
