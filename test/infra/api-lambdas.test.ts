import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import type { Stack } from 'aws-cdk-lib/core';
import { type Resource, type Route, resources } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import { addStage } from '#lib/build-stacks.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import { legalDocuments } from '#lib/config/legal-documents.ts';
import { cdkApp } from '#test/support/cdk-app.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { edgeSecret } from './support/build-app.ts';
import { grantsOf } from './support/policies.ts';
import { propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

const writes = /:(Put|Update|Delete|ConditionCheck)Item$/;

/** Returns the permissions of a resource's Lambda on the table. */
const tableGrantsOf = (stage: string, resource: Resource) =>
  grantsOf(templateOf(stage, 'api'), `${resource}Role`).filter(({ actions }) =>
    actions.some((name) => name.startsWith('dynamodb:')),
  );

describe.each(stageNames)('the API of %s', (stage) => {
  const template = templateOf(stage, 'api');
  const config = configOf(stage);

  test('has one Lambda per resource, on Arm and Node 24, traced, with its environment', () => {
    const functions = [...propertiesOf(template, 'AWS::Lambda::Function').values()];
    expect(functions.map((one) => one['FunctionName']).sort()).toEqual(
      resources.map((resource) => `vitrine-${stage}-${resource}`).sort(),
    );
    for (const one of functions) {
      expect(one).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
        LoggingConfig: { LogGroup: expect.anything() },
        Environment: {
          Variables: {
            STAGE: stage,
            VERSION: '1.2.3',
            TABLE_NAME: `vitrine-${stage}`,
            TOKEN_ISSUER: expect.anything(),
            TOKEN_CLIENT_ID: expect.anything(),
            TERMS_VERSION: legalDocuments.termsVersion,
            POWERTOOLS_SERVICE_NAME: expect.any(String),
            POWERTOOLS_LOG_LEVEL: config.logLevel,
          },
        },
      });
    }
  });

  test('tells only the Lambdas with staff calls whether to require a second factor', () => {
    const setting = stage === 'dev' || stage === 'prod' ? 'required' : 'optional';
    const functions = [...propertiesOf(template, 'AWS::Lambda::Function').values()];
    const told = functions.flatMap((one) => {
      const { Variables } = one['Environment'] as { Variables: Record<string, string> };
      const value = Variables['SECOND_FACTOR_OF_STAFF'];
      return value === undefined ? [] : [[one['FunctionName'], value]];
    });
    expect(told).toEqual([
      [`vitrine-${stage}-businesses`, setting],
      [`vitrine-${stage}-subscriptions`, setting],
      [`vitrine-${stage}-invoices`, setting],
      [`vitrine-${stage}-staff`, setting],
      [`vitrine-${stage}-shops`, setting],
      [`vitrine-${stage}-offers`, setting],
    ]);
  });

  test('accepts only calls through the edge on AWS, with two secrets during a rotation', () => {
    const accepted = config.location.kind === 'aws' ? edgeSecret.hashes.join(' ') : 'none';
    for (const one of propertiesOf(template, 'AWS::Lambda::Function').values()) {
      expect(one).toMatchObject({ Environment: { Variables: { EDGE_SECRET_HASHES: accepted } } });
    }
  });

  test('fetches token signing keys over plain HTTP on local stages only', () => {
    for (const one of propertiesOf(template, 'AWS::Lambda::Function').values()) {
      const { Variables } = one['Environment'] as { Variables: Record<string, string> };
      const expected = config.location.kind === 'local' ? /^http:\/\/127\.0\.0\.1:\d+\// : /^$/;
      expect(textOf(Variables['TOKEN_JWKS_URL'])).toMatch(expected);
    }
  });

  test('keeps its logs for the stage’s days', () => {
    const days = [...propertiesOf(template, 'AWS::Logs::LogGroup').values()].map(
      (group) => group['RetentionInDays'],
    );
    expect(days).toEqual([...resources.map(() => config.logDays), config.logDays]);
  });
});

test('CloudFormation refuses an API on AWS without the secret of its edge', () => {
  const app = cdkApp(temporaryFolder(), { stage: 'dev' });
  addStage(app, {}, () => () => Code.fromInline('0'));
  const bare = Template.fromStack(app.node.findChild('vitrine-dev-api') as Stack);
  expect(bare.toJSON()['Rules']).toHaveProperty('EdgeSecretIsKnown');
  expect(templateOf('dev', 'api').toJSON()['Rules']).not.toHaveProperty('EdgeSecretIsKnown');
});

describe('the permissions of a Lambda', () => {
  test('description may only read single items', () => {
    expect(tableGrantsOf('prod', 'description').flatMap(({ actions }) => actions)).toEqual([
      'dynamodb:GetItem',
    ]);
  });

  test('views has no access to the table', () => {
    expect(tableGrantsOf('prod', 'views')).toEqual([]);
  });

  test('users may read and write single items, but not query', () => {
    expect(tableGrantsOf('prod', 'users').flatMap(({ actions }) => actions)).toEqual([
      'dynamodb:ConditionCheckItem',
      'dynamodb:DeleteItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
    ]);
  });

  test('only users and resources with non-anonymous writes may write', () => {
    for (const resource of resources) {
      const hasWrites = Object.values(routes[resource]).some(
        ({ method, isAnonymous }: Route) => method !== 'GET' && !isAnonymous,
      );
      const mayWrite = tableGrantsOf('prod', resource).some(({ actions }) =>
        actions.some((one) => writes.test(one)),
      );
      expect([resource, mayWrite]).toEqual([resource, hasWrites || resource === 'users']);
    }
  });

  test('only Lambdas with access to accounts know the user pool’s id', () => {
    const functions = [
      ...propertiesOf(templateOf('prod', 'api'), 'AWS::Lambda::Function').values(),
    ];
    const informed = functions.filter((one) => JSON.stringify(one).includes('"USER_POOL_ID"'));
    expect(informed.map((one) => one['FunctionName'])).toEqual(
      ['staff', 'validators', 'accounts'].map((name) => `vitrine-prod-${name}`),
    );
  });
});
