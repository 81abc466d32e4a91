import type { Template } from 'aws-cdk-lib/assertions';
import { stageNames } from '#lib/config/config.ts';
import { statementsOf } from './support/policies.ts';
import { firstOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

const imagesOf = (template: Template) => firstOf(template, 'AWS::S3::Bucket', 'Images')[1];

const receiptsOf = (template: Template) => firstOf(template, 'AWS::S3::Bucket', 'Receipts')[1];

/** Days from a year's first day to the end of the fifth year after it, with the most leap days. */
const longestKeeping = (Date.UTC(2030, 0, 1) - Date.UTC(2024, 0, 1)) / 86_400_000;

const refusesPlainHttp = expect.objectContaining({
  effect: 'Deny',
  actions: ['s3:*'],
  condition: JSON.stringify({ Bool: { 'aws:SecureTransport': 'false' } }),
});

const privateAndEncrypted = {
  PublicAccessBlockConfiguration: {
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  },
  BucketEncryption: {
    ServerSideEncryptionConfiguration: [
      { ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } },
    ],
  },
  OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
};

describe.each(stageNames)('the data of %s', (stage) => {
  const template = templateOf(stage, 'data');

  test('keeps pictures in a private, encrypted bucket that reports new files, originals for a week, others for 30 days after their removal', () => {
    const originals = ['business', 'shop', 'offer'].map((area) => ({
      Id: `originals-of-${area}`,
      Status: 'Enabled',
      Prefix: `${area}/uncompressed/`,
      ExpirationInDays: 7,
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
    }));
    expect(imagesOf(template)).toMatchObject({
      ...privateAndEncrypted,
      NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
      VersioningConfiguration: { Status: 'Enabled' },
    });
    expect(imagesOf(template)['LifecycleConfiguration']).toEqual({
      Rules: [
        {
          Id: 'broken-uploads',
          Status: 'Enabled',
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        },
        {
          Id: 'removed-files',
          Status: 'Enabled',
          NoncurrentVersionExpiration: { NoncurrentDays: 30 },
          ExpiredObjectDeleteMarker: true,
        },
        ...originals,
      ],
    });
  });

  test.each([
    ['exports', 'ExportFiles', 1],
    ['reports', 'ReportFiles', 30],
  ])(
    'keeps %s in a private, encrypted bucket that refuses plain HTTP (%s), for %i days',
    (_, name, ExpirationInDays) => {
      const [, bucket] = firstOf(template, 'AWS::S3::Bucket', name);
      expect(bucket).toEqual({
        ...privateAndEncrypted,
        LifecycleConfiguration: {
          Rules: [
            {
              AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
              ExpirationInDays,
              Status: 'Enabled',
            },
          ],
        },
        Tags: [{ Key: 'vitrine:stage', Value: stage }],
      });
      const [, policy] = firstOf(template, 'AWS::S3::BucketPolicy', name);
      expect(statementsOf(policy['PolicyDocument'])).toEqual([refusesPlainHttp]);
    },
  );

  test('keeps receipts in a private, encrypted bucket that refuses plain HTTP, reports new files, keeps versions and removes receipts without an invoice', () => {
    const [, receipts] = firstOf(template, 'AWS::S3::Bucket', 'Receipts');
    expect(receipts).toMatchObject({
      ...privateAndEncrypted,
      NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
      VersioningConfiguration: { Status: 'Enabled' },
    });
    expect(receipts['LifecycleConfiguration']).toEqual({
      Rules: [
        {
          Status: 'Enabled',
          Prefix: 'uploaded/',
          ExpirationInDays: 7,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        },
        { Status: 'Enabled', ExpiredObjectDeleteMarker: true },
        // A receipt without an invoice outlives its upload, which sends it.
        {
          Status: 'Enabled',
          Prefix: 'kept/',
          TagFilters: [{ Key: 'unsent', Value: 'true' }],
          ExpirationInDays: 8,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        },
        {
          Status: 'Enabled',
          Prefix: 'kept/',
          NoncurrentVersionExpiration: { NoncurrentDays: longestKeeping },
        },
      ],
    });
    const [, policy] = firstOf(template, 'AWS::S3::BucketPolicy', 'Receipts');
    expect(statementsOf(policy['PolicyDocument'])).toEqual([
      expect.objectContaining({
        effect: 'Deny',
        actions: ['s3:*'],
        condition: JSON.stringify({ Bool: { 'aws:SecureTransport': 'false' } }),
      }),
    ]);
  });
});

test.each([
  ['local', ['http://localhost:4173', 'http://localhost:5173']],
  ['test', ['http://localhost:4273']],
])('in %s only pages of %j may upload, and may do nothing else', (stage, AllowedOrigins) => {
  const template = templateOf(stage, 'data');
  for (const bucket of [imagesOf(template), receiptsOf(template)]) {
    expect(bucket['CorsConfiguration']).toEqual({
      CorsRules: [
        {
          AllowedOrigins,
          AllowedMethods: ['POST'],
          AllowedHeaders: ['Content-Type'],
          MaxAge: 3600,
        },
      ],
    });
  }
});

// The site's stack knows the domain and sets it with a call.
test.each(['dev', 'prod'])('%s sets in its site’s stack who may upload', (stage) => {
  const template = templateOf(stage, 'data');
  for (const bucket of [imagesOf(template), receiptsOf(template)]) {
    expect(bucket['CorsConfiguration']).toBeUndefined();
  }
});
