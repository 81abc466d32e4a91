import { globSync, readFileSync } from 'node:fs';
import { routes } from '#contract/routes.ts';
import { configOf, stageNames } from '#lib/config.ts';
import { legalDocuments } from '#lib/legal-documents.ts';
import { grantsIn, type Statement, statementsOf } from './support/policies.ts';
import { type Json, onlyOf, propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/synthesize.ts';

type Fields = Record<string, Json>;

interface Behavior extends Fields {
  readonly PathPattern: string;
}

function distributionOf(stage: string): Fields {
  return onlyOf(templateOf(stage, 'web'), 'AWS::CloudFront::Distribution')[
    'DistributionConfig'
  ] as Fields;
}

const behaviorsOf = (stage: string) => distributionOf(stage)['CacheBehaviors'] as Behavior[];

function behaviorOf(stage: string, pattern: string): Behavior {
  const found = behaviorsOf(stage).find((behavior) => behavior.PathPattern === pattern);
  if (!found) throw new Error(`There is no behaviour for ${pattern}.`);
  return found;
}

/** The properties of the resource that a behaviour refers to. */
function referred(stage: string, reference: Json | undefined): Fields {
  const id = (reference as { Ref: string }).Ref;
  const resource = templateOf(stage, 'web').toJSON()['Resources'][id];
  return resource.Properties;
}

function headersOf(stage: string, behavior: Fields): Fields {
  const policy = referred(stage, behavior['ResponseHeadersPolicyId'])[
    'ResponseHeadersPolicyConfig'
  ];
  return (policy as Fields)['SecurityHeadersConfig'] as Fields;
}

function contentPolicyOf(stage: string): Map<string, string> {
  const page = distributionOf(stage)['DefaultCacheBehavior'] as Fields;
  const headers = headersOf(stage, page)['ContentSecurityPolicy'] as Fields;
  const directives = textOf(headers['ContentSecurityPolicy']).split('; ');
  return new Map(
    directives.map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

/** The code of the function that answers /config.json. */
function settingsOf(stage: string): string {
  const functions = [...propertiesOf(templateOf(stage, 'web'), 'AWS::CloudFront::Function')];
  const [, settings] = functions.find(([id]) => id.includes('Settings')) ?? [];
  return textOf(settings?.['FunctionCode']);
}

function customHeadersOf(stage: string, behavior: Fields): Record<string, string> {
  const policy = referred(stage, behavior['ResponseHeadersPolicyId'])[
    'ResponseHeadersPolicyConfig'
  ];
  const { Items } = ((policy as Fields)['CustomHeadersConfig'] ?? { Items: [] }) as {
    Items: Fields[];
  };
  return Object.fromEntries(Items.map((item) => [textOf(item['Header']), textOf(item['Value'])]));
}

function bucketPolicies(stage: string): Record<'site' | 'images', Statement[]> {
  const policies = propertiesOf(templateOf(stage, 'web'), 'AWS::S3::BucketPolicy');
  const statements = (part: string) => {
    const [, policy] = [...policies].find(([id]) => id.includes(part)) ?? [];
    return statementsOf(policy?.['PolicyDocument']);
  };
  return { site: statements('SitePolicy'), images: statements('ImagesPolicy') };
}

/** The output of the data stack with a value of the bucket of pictures. */
const imagesImport = (value: 'Ref' | 'Arn') =>
  expect.stringMatching(
    value === 'Ref'
      ? /^<.*ExportsOutputRefImages\w*>$/
      : /^<.*ExportsOutputFnGetAttImages\w*Arn\w*>$/,
  );

/** The request headers that the Lambdas' code reads, in lower case. */
function headersReadByLambdas(): string[] {
  return globSync('lambdas/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/event\.headers\['([\w-]+)'\]/g)].map(
      ([, name = '']) => name,
    ),
  );
}

describe.each(stageNames)('the edge of %s', (stage) => {
  test('caches no errors and has no error pages, because a function serves the app’s page', () => {
    const errors = distributionOf(stage)['CustomErrorResponses'] as Fields[];
    // CloudFront caches these for ten seconds by default.
    const cachedByDefault = [404, 414, 500, 501, 502, 503, 504];
    expect(errors.map((error) => error['ErrorCode'])).toEqual(
      expect.arrayContaining(cachedByDefault),
    );
    for (const error of errors) {
      expect(error).toEqual({ ErrorCode: expect.any(Number), ErrorCachingMinTTL: 0 });
    }
    const page = distributionOf(stage)['DefaultCacheBehavior'] as Fields;
    expect(page['FunctionAssociations']).toEqual([
      { EventType: 'viewer-request', FunctionARN: expect.anything() },
    ]);
  });

  test('allows no inline scripts and no framing of the page', () => {
    const policy = contentPolicyOf(stage);
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('worker-src')).toBe("'self'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('img-src')).toContain('blob:');
    expect(policy.get('media-src')).toContain('blob:');
    expect(policy.get('connect-src')).not.toMatch(/\*/);
  });

  test('lets the page call the CEP service of the stage, and gives it the URL', () => {
    const { postalCodeService } = configOf(stage);
    const allowed = contentPolicyOf(stage).get('connect-src')?.split(' ');
    expect(allowed).toContain(new URL(postalCodeService).origin);
    expect(settingsOf(stage)).toContain(`"postalCodeService":"${postalCodeService}"`);
  });

  test('sends the security headers with every response', () => {
    const config = distributionOf(stage);
    const served = [config['DefaultCacheBehavior'] as Fields, ...behaviorsOf(stage)].filter(
      (behavior) => behavior['PathPattern'] !== '/config.json',
    );
    for (const behavior of served) {
      expect(headersOf(stage, behavior)).toMatchObject({
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY' },
        ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 31536000 },
      });
    }
    expect(customHeadersOf(stage, served[0] ?? {})['Permissions-Policy']).toMatch(
      /camera=\(self\)/,
    );
  });

  test('makes browsers revalidate the page on every use and cache hashed files', () => {
    const page = distributionOf(stage)['DefaultCacheBehavior'] as Fields;
    expect(customHeadersOf(stage, page)).toMatchObject({ 'Cache-Control': 'no-cache' });
    const hashed = behaviorOf(stage, '/static/*');
    expect(customHeadersOf(stage, hashed)).not.toHaveProperty('Cache-Control');
    expect(hashed['FunctionAssociations']).toEqual([
      { EventType: 'viewer-response', FunctionARN: expect.anything() },
    ]);
    for (const behavior of [page, hashed]) {
      expect(behavior['Compress']).toBe(true);
      expect(referred(stage, behavior['CachePolicyId'])['CachePolicyConfig']).toMatchObject({
        MinTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: {
          EnableAcceptEncodingBrotli: true,
          EnableAcceptEncodingGzip: true,
        },
      });
    }
  });

  test('keeps an image, which may be removed, for a day, and does not compress it again', () => {
    const images = behaviorOf(stage, '/images/*');
    expect(images['Compress']).toBe(false);
    const { CachePolicyConfig } = referred(stage, images['CachePolicyId']);
    expect(CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 86_400,
      MaxTTL: 86_400,
      ParametersInCacheKeyAndForwardedToOrigin: {
        EnableAcceptEncodingBrotli: false,
        EnableAcceptEncodingGzip: false,
      },
    });
  });

  test('has one behaviour for the API, which accepts every method and caches reads only', () => {
    const patterns = behaviorsOf(stage).map((behavior) => behavior.PathPattern);
    expect(patterns.filter((pattern) => pattern.startsWith('/api'))).toEqual(['/api/*']);
    const api = behaviorOf(stage, '/api/*');
    expect(api['AllowedMethods']).toEqual(expect.arrayContaining(['POST', 'PUT', 'DELETE']));
    expect(api['CachedMethods']).toEqual(['GET', 'HEAD']);
    expect(api['Compress']).toBe(true);
    expect(api['FunctionAssociations']).toBeUndefined();
  });

  test('caches API answers for their max-age, by token and whole query', () => {
    const longest = Object.values(routes)
      .flatMap((table) => Object.values(table))
      .reduce((seconds, route) => Math.max(seconds, route.cacheSeconds ?? 0), 0);
    const { CachePolicyConfig } = referred(stage, behaviorOf(stage, '/api/*')['CachePolicyId']);
    expect(CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: longest,
      ParametersInCacheKeyAndForwardedToOrigin: {
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization'] },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
        CookiesConfig: { CookieBehavior: 'none' },
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
      },
    });
  });

  test('forwards to the API the headers that it reads, the whole query and no cookies', () => {
    const policy = referred(stage, behaviorOf(stage, '/api/*')['OriginRequestPolicyId']);
    expect(policy['OriginRequestPolicyConfig']).toMatchObject({
      HeadersConfig: {
        HeaderBehavior: 'whitelist',
        Headers: [...new Set([...headersReadByLambdas(), 'cloudfront-viewer-address'])]
          .filter((name) => name !== 'authorization')
          .sort()
          .map((name) => expect.stringMatching(new RegExp(`^${name}$`, 'i'))),
      },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
      CookiesConfig: { CookieBehavior: 'none' },
    });
  });

  test('signs its requests to the buckets', () => {
    const origins = distributionOf(stage)['Origins'] as Fields[];
    const buckets = origins.filter((origin) => 'S3OriginConfig' in origin);
    expect(buckets).toHaveLength(2);
    for (const origin of buckets) expect(origin['OriginAccessControlId']).toBeDefined();
    expect(onlyOf(templateOf(stage, 'web'), 'AWS::CloudFront::OriginAccessControl')).toMatchObject({
      OriginAccessControlConfig: { SigningBehavior: 'always', SigningProtocol: 'sigv4' },
    });
  });

  test('is the only reader of the buckets, and cannot read uncompressed images', () => {
    const policies = bucketPolicies(stage);
    for (const statements of Object.values(policies)) {
      const allowed = statements.filter(({ effect }) => effect === 'Allow');
      expect(allowed.length).toBeGreaterThan(0);
      for (const { principal, condition } of allowed) {
        expect(principal).toBe('{"Service":"cloudfront.amazonaws.com"}');
        expect(condition).toMatch(/AWS:SourceArn.*SiteDistribution/);
      }
    }
    const refused = policies.images.find(({ resources }) =>
      resources.some((resource) => resource.endsWith('/*/uncompressed/*')),
    );
    expect(refused).toMatchObject({
      effect: 'Deny',
      actions: ['s3:GetObject'],
      principal: '{"Service":"cloudfront.amazonaws.com"}',
    });
    const listing = policies.images.filter(({ actions }) => actions.includes('s3:ListBucket'));
    expect(listing).toEqual([]);
  });

  test('answers /config.json with the settings of the web app', () => {
    const code = settingsOf(stage);
    const isLocal = configOf(stage).place.kind === 'local';
    for (const name of [
      'region',
      'userPoolId',
      'userPoolClientId',
      'identityPoolId',
      'termsUrl',
      'privacyUrl',
    ]) {
      expect(code).toContain(`"${name}":`);
    }
    expect(code).toContain(`"stage":"${stage}"`);
    // The version that the API accepts; versions are dates, so that they can be sorted.
    expect(code).toContain(`"termsVersion":"${legalDocuments.termsVersion}"`);
    expect(legalDocuments.termsVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(code).toContain('"apiPath":"/api","imagesPath":"/images"');
    expect(code.includes('cognitoEndpoint')).toBe(isLocal);
    expect(code.includes('contactEmail')).toBe(isLocal);
  });
});

describe.each(['dev', 'prod'])('%s, on AWS,', (stage) => {
  test('refuses plain HTTP for every bucket', () => {
    for (const statements of Object.values(bucketPolicies(stage))) {
      expect(statements).toContainEqual(
        expect.objectContaining({
          effect: 'Deny',
          actions: ['s3:*'],
          condition: '{"Bool":{"aws:SecureTransport":"false"}}',
        }),
      );
    }
  });

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
    const grants = [...grantsIn(template)].filter(([id]) => id.startsWith('UploadCors'));
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

  test('uses the API at its own host over TLS, and uploads the site in the deploy', () => {
    const origins = distributionOf(stage)['Origins'] as Fields[];
    const api = origins.find((origin) => 'CustomOriginConfig' in origin);
    expect(textOf(api?.['DomainName'])).toMatch(/\.execute-api\./);
    expect(api?.['CustomOriginConfig']).toMatchObject({ OriginProtocolPolicy: 'https-only' });
    templateOf(stage, 'web').resourceCountIs('Custom::CDKBucketDeployment', 1);
  });

  test('does not let the page connect to this machine', () => {
    expect(contentPolicyOf(stage).get('connect-src')).not.toMatch(/http:|localhost|127\.0\.0\.1/);
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

  test('uses the API at the local endpoint, and does not upload the site', () => {
    const origins = distributionOf(stage)['Origins'] as Fields[];
    const api = origins.find((origin) => 'CustomOriginConfig' in origin);
    expect(api).toMatchObject({
      DomainName: 'localhost',
      CustomOriginConfig: {
        OriginProtocolPolicy: 'http-only',
        HTTPPort: stage === 'test' ? 4666 : 4566,
      },
    });
    expect(textOf(api?.['OriginPath'])).toMatch(/^\/_aws\/execute-api\//);
    templateOf(stage, 'web').resourceCountIs('Custom::CDKBucketDeployment', 0);
  });
});
