import { configOf, stageNames } from '#lib/config/config.ts';
import { legalDocuments } from '#lib/config/legal-documents.ts';
import { edgeSecret } from './support/build-app.ts';
import {
  behaviorsOf,
  bucketPolicies,
  contentPolicyOf,
  customHeadersOf,
  distributionOf,
  type Fields,
  headersOf,
  settingsOf,
} from './support/edge.ts';
import { onlyOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

/** Returns the origins at the API: for its own paths, and for open pages. */
const apiOriginsOf = (stage: string) =>
  (distributionOf(stage)['Origins'] as Fields[]).filter((origin) => 'CustomOriginConfig' in origin);

describe.each(stageNames)('the edge of %s', (stage) => {
  test('allows no inline scripts and no framing of the page', () => {
    const policy = contentPolicyOf(stage);
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('worker-src')).toBe("'self'");
    expect(policy.get('manifest-src')).toBe("'self'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('img-src')).toContain('blob:');
    expect(policy.get('media-src')).toContain('blob:');
    expect(policy.get('connect-src')).not.toMatch(/\*/);
  });

  test('lets the page call the stage’s CEP service, and gives it the URL', () => {
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

  test('signs its requests to the buckets', () => {
    const origins = distributionOf(stage)['Origins'] as Fields[];
    const buckets = origins.filter((origin) => 'S3OriginConfig' in origin);
    expect(buckets).toHaveLength(2);
    for (const origin of buckets) expect(origin['OriginAccessControlId']).toBeDefined();
    expect(onlyOf(templateOf(stage, 'web'), 'AWS::CloudFront::OriginAccessControl')).toMatchObject({
      OriginAccessControlConfig: { SigningBehavior: 'always', SigningProtocol: 'sigv4' },
    });
  });

  test('is the only reader of the buckets, and cannot read uncompressed and withheld images', () => {
    const policies = bucketPolicies(stage);
    for (const statements of Object.values(policies)) {
      const allowed = statements.filter(({ effect }) => effect === 'Allow');
      expect(allowed.length).toBeGreaterThan(0);
      for (const { principal, condition } of allowed) {
        expect(principal).toBe('{"Service":"cloudfront.amazonaws.com"}');
        expect(condition).toMatch(/AWS:SourceArn.*SiteDistribution/);
      }
    }
    const refused = policies.images.filter(
      ({ effect, actions }) => effect === 'Deny' && actions.includes('s3:GetObject'),
    );
    expect(refused).toEqual([
      expect.objectContaining({
        principal: '{"Service":"cloudfront.amazonaws.com"}',
        condition: 'null',
        resources: [
          expect.stringMatching(/\/\*\/uncompressed\/\*$/),
          expect.stringMatching(/\/\*\/withheld\/\*$/),
        ],
      }),
    ]);
    // Older versions stay for a month after a removal and must not be readable.
    const read = policies.images.flatMap(({ effect, actions }) =>
      effect === 'Allow' ? actions : [],
    );
    expect(read).toEqual(['s3:GetObject']);
    const listing = policies.images.filter(({ actions }) => actions.includes('s3:ListBucket'));
    expect(listing).toEqual([]);
  });

  test('answers /config.json with the settings of the web app', () => {
    const code = settingsOf(stage);
    const isLocal = configOf(stage).location.kind === 'local';
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
    // The version that the API accepts; versions are dates, so they sort.
    expect(code).toContain(`"termsVersion":"${legalDocuments.termsVersion}"`);
    expect(legalDocuments.termsVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(code).toContain('"apiPath":"/api","imagesPath":"/images"');
    expect(code.includes('cognitoEndpoint')).toBe(isLocal);
    expect(code.includes('"contactEmail":"contato@vitrine.test"')).toBe(isLocal);
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

  test('uses the API at its own host over TLS, sends it the secret by reference, and uploads the site in the deploy', () => {
    const origins = apiOriginsOf(stage);
    expect(origins).toHaveLength(2);
    for (const api of origins) {
      expect(textOf(api['DomainName'])).toMatch(/\.execute-api\./);
      expect(api['CustomOriginConfig']).toMatchObject({
        OriginProtocolPolicy: 'https-only',
        OriginSSLProtocols: ['TLSv1.2'],
      });
      expect(api['OriginCustomHeaders']).toEqual([
        {
          HeaderName: 'x-vitrine-edge',
          HeaderValue: `{{resolve:secretsmanager:vitrine-${stage}-edge-secret:SecretString:::${edgeSecret.versionId}}}`,
        },
      ]);
    }
    templateOf(stage, 'web').resourceCountIs('Custom::CDKBucketDeployment', 1);
  });

  test('lets the page show files of the receipts’ bucket only', () => {
    const policy = contentPolicyOf(stage);
    const [shown = '', ...others] = (policy.get('frame-src') ?? '').split(' ');
    expect(others).toEqual([]);
    expect(shown).toMatch(/^https:\/\/<.*FnGetAttReceipts.*RegionalDomainName.*>$/);
    expect(policy.get('img-src')).toBe(`'self' data: blob: ${shown}`);
  });

  test('does not let the page connect to this machine', () => {
    expect(contentPolicyOf(stage).get('connect-src')).not.toMatch(/http:|localhost|127\.0\.0\.1/);
  });
});

describe.each(['local', 'test'])('%s, on this machine,', (stage) => {
  test('uses the API at the local endpoint, and does not upload the site', () => {
    const origins = apiOriginsOf(stage);
    expect(origins).toHaveLength(2);
    for (const api of origins) {
      expect(api).toMatchObject({
        DomainName: 'localhost',
        CustomOriginConfig: {
          OriginProtocolPolicy: 'http-only',
          HTTPPort: stage === 'test' ? 4666 : 4566,
        },
      });
      expect(api).not.toHaveProperty('OriginCustomHeaders');
      expect(textOf(api['OriginPath'])).toMatch(/^\/_aws\/execute-api\//);
    }
    templateOf(stage, 'web').resourceCountIs('Custom::CDKBucketDeployment', 0);
  });
});
