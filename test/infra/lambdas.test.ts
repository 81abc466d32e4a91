import { resources } from '#contract/http/route.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import { legalDocuments } from '#lib/config/legal-documents.ts';
import { lambdas } from '#lib/lambdas/lambdas.ts';
import { edgeSecret, pushPublicKey, sender, siteUrl } from './support/build-app.ts';
import { environmentsOf, templatesWithLambdas } from './support/lambdas.ts';
import { propertiesOf } from './support/resources.ts';

const origins: Readonly<Record<string, string>> = {
  local: 'http://localhost:5173',
  test: 'http://localhost:4273',
};

describe.each(stageNames)('the Lambdas of %s', (stage) => {
  const config = configOf(stage);
  const isOnAws = config.location.kind === 'aws';
  const templates = templatesWithLambdas(stage);
  const environments = environmentsOf(stage, ...templates);

  test('have the names of the list and the settings of the stage', () => {
    expect([...environments.keys()].sort()).toEqual(Object.keys(lambdas).sort());
    for (const [name, environment] of environments) {
      expect(environment).toMatchObject({
        STAGE: stage,
        VERSION: '1.2.3',
        TABLE_NAME: `vitrine-${stage}`,
        TERMS_VERSION: legalDocuments.termsVersion,
        PUSH_SERVICES: config.pushServices.join(' '),
        POWERTOOLS_SERVICE_NAME: name,
        POWERTOOLS_LOG_LEVEL: config.logLevel,
      });
    }
  });

  test('run on Arm and Node 24, traced, with logs that are kept for the days of the stage', () => {
    const made = templates.flatMap((one) => [
      ...propertiesOf(one, 'AWS::Lambda::Function').values(),
    ]);
    for (const one of made) {
      expect(one).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
        LoggingConfig: { LogGroup: expect.anything() },
      });
    }
    const days = templates.flatMap((one) =>
      [...propertiesOf(one, 'AWS::Logs::LogGroup').values()].map(
        (group) => group['RetentionInDays'],
      ),
    );
    expect(days.length).toBeGreaterThan(made.length);
    expect(new Set(days)).toEqual(new Set([config.logDays]));
  });

  const accepted = isOnAws ? edgeSecret.hashes.join(' ') : 'none';
  const withStaffCalls = ['businesses', 'invoices', 'offers', 'shops', 'staff', 'subscriptions'];

  test.each<[variable: string, names: readonly string[], value?: string | undefined]>([
    // Two secrets during a rotation.
    ['EDGE_SECRET_HASHES', resources, accepted],
    ['SECOND_FACTOR_OF_STAFF', withStaffCalls, isOnAws ? 'required' : 'optional'],
    // Otherwise the signing keys of tokens are read over TLS from the issuer.
    ['TOKEN_JWKS_URL', isOnAws ? [] : Object.keys(lambdas)],
    [
      'USER_POOL_ID',
      [
        ...['accounts', 'run-account-jobs', 'run-exports', 'run-reports', 'send-mails', 'staff'],
        ...['sweep-owners', 'sweep-reservations', 'validators'],
      ],
    ],
    ['BILLING_ACCOUNT', ['invoices', 'run-billing', 'staff']],
    ['TRIAL_KEY_SECRET', ['staff']],
    ['VOUCHER_KEYS_SECRET', ['claims'], `vitrine-${stage}-voucher-keys`],
    ['PUSH_KEYS_SECRET', ['send-messages'], `vitrine-${stage}-push-keys`],
    // A deploy with other keys replaces the containers.
    ['PUSH_PUBLIC_KEY', ['send-messages'], pushPublicKey],
    ['PUSH_CONTACT', ['send-messages'], `mailto:${sender}`],
    ['MAIL_FROM', ['send-mails'], sender],
    ['MAIL_REPLY_TO', isOnAws ? [] : ['send-mails'], config.contactEmail],
    ['SITE_URL', ['pages', 'send-mails', 'write-sitemap'], origins[stage] ?? siteUrl],
    ['SITE_BUCKET', ['write-sitemap']],
  ])('have %s only where it is needed', (...[variable, names, value]) => {
    const having = [...environments].filter(([, environment]) => variable in environment);
    expect(having.map(([name]) => name).sort()).toEqual([...names].sort());
    for (const [, environment] of having) {
      if (value !== undefined) expect(environment[variable]).toBe(value);
    }
  });

  test('that queue the jobs of a schedule know its queue alone', () => {
    const queues = JSON.parse(environments.get('sweep-billing')?.['JOB_QUEUES'] ?? '{}');
    expect(queues).toEqual({ billing: expect.stringContaining('BillingQueueJobs') });
  });
});
