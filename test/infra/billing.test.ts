import { Template } from 'aws-cdk-lib/assertions';
import { demoAccount } from '#lib/config/billing-account.ts';
import { stageNames } from '#lib/config/config.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { buildApp, sender } from './support/build-app.ts';
import { propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

/** Returns the values of an environment variable by Lambda name. */
function valuesOf(variable: string, templates: readonly Template[]): Map<string, string> {
  const functions = templates.flatMap((one) => [
    ...propertiesOf(one, 'AWS::Lambda::Function').values(),
  ]);
  return new Map(
    functions.flatMap(({ FunctionName, Environment }) => {
      const { Variables = {} } = (Environment ?? {}) as { Variables?: Record<string, string> };
      const value = Variables[variable];
      return value === undefined ? [] : [[textOf(FunctionName), textOf(value)] as const];
    }),
  );
}

describe.each(stageNames)('the billing of %s', (stage) => {
  const templates = [templateOf(stage, 'api'), templateOf(stage, 'events')];

  test('gives the billing account only to the Lambdas that issue or show invoices', () => {
    const expected = ['invoices', 'staff', 'run-billing'].map((name) => `vitrine-${stage}-${name}`);
    expect([...valuesOf('BILLING_ACCOUNT', templates).keys()]).toEqual(expected);
  });

  test('gives the trial secret only to the Lambda that approves businesses', () => {
    const name = `vitrine-${stage}-staff`;
    expect([...valuesOf('TRIAL_KEY_SECRET', templates).keys()]).toEqual([name]);
  });

  test('has a trial secret that CloudFormation generates, so that no template contains it', () => {
    const secrets = [
      ...propertiesOf(templateOf(stage, 'data'), 'AWS::SecretsManager::Secret').values(),
    ];
    expect(secrets).toEqual([
      expect.objectContaining({
        GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
      }),
    ]);
  });

  test('has a schedule that may queue only subscription jobs', () => {
    const name = `vitrine-${stage}-sweep-billing`;
    const queues = JSON.parse(valuesOf('JOB_QUEUES', templates).get(name) ?? '{}');
    expect(queues).toEqual({ billing: expect.stringContaining('BillingQueueJobs') });
  });
});

test.each([
  ['prod', 'RetainExceptOnCreate', 'Retain'],
  ['dev', 'Delete', 'Delete'],
])(
  'the key of trials of %s has the deletion policy %s',
  (stage, DeletionPolicy, UpdateReplacePolicy) => {
    templateOf(stage, 'data').hasResource('AWS::SecretsManager::Secret', {
      DeletionPolicy,
      UpdateReplacePolicy,
    });
  },
);

test('local stages use the demo account, and stages on AWS the deployer’s account', () => {
  const accountOf = (stage: string, templates = [templateOf(stage, 'events')]) =>
    JSON.parse(valuesOf('BILLING_ACCOUNT', templates).get(`vitrine-${stage}-run-billing`) ?? '');
  expect(accountOf('local')).toEqual(demoAccount);
  const own = { ...demoAccount, pix: { ...demoAccount.pix, key: 'pix@loja.example' } };
  const app = buildApp(temporaryFolder(), 'dev', sender, { billingAccount: own });
  const events = app.synth().getStackByName('vitrine-dev-events').template;
  expect(accountOf('dev', [Template.fromJSON(events)])).toEqual(own);
});

test.each(['dev', 'prod'])(
  'CloudFormation refuses an API of %s without a billing account',
  (stage) => {
    const rule = templateOf(stage, 'api').toJSON()['Rules']?.['BillingAccountIsKnown'];
    expect(JSON.stringify(rule)).toContain('set BILLING_ACCOUNT to the JSON');
    const app = buildApp(temporaryFolder(), stage, sender, { billingAccount: demoAccount });
    const api = app.synth().getStackByName(`vitrine-${stage}-api`).template;
    expect(api.Rules ?? {}).not.toHaveProperty('BillingAccountIsKnown');
  },
);
