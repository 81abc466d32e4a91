import { stageNames } from '#lib/config/config.ts';
import { grantsOf } from './support/policies.ts';
import { propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

/** Actions that make a user active in Cognito's bill. */
const billed = ['cognito-idp:AdminGetUser', 'cognito-idp:AdminListUserAuthEvents'];

/** Tells whether an allowed action, which may have wildcards, includes another. */
const includes = (allowed: string, action: string) =>
  new RegExp(`^${allowed.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'i').test(action);

describe.each(stageNames)('the event Lambdas of %s', (stage) => {
  const template = templateOf(stage, 'events');
  const lambdas = [...propertiesOf(template, 'AWS::Lambda::Function').values()].map((one) => ({
    name: textOf(one['FunctionName']),
    actions: grantsOf(template, textOf(one['Role']).replace(/^<(\w+)Arn>$/, '$1')).flatMap(
      ({ actions }) => actions,
    ),
  }));
  const allowing = (...wanted: readonly string[]) =>
    lambdas
      .filter(({ actions }) => wanted.some((one) => actions.some((each) => includes(each, one))))
      .map(({ name }) => name.replace(`vitrine-${stage}-`, ''))
      .sort();

  test('may not use calls that make a user active in Cognito’s bill', () => {
    expect(lambdas.length).toBeGreaterThan(10);
    expect(allowing(...billed)).toEqual([]);
  });

  test('search accounts only in Lambdas whose jobs need one', () => {
    expect(allowing('cognito-idp:ListUsers')).toEqual([
      'run-account-jobs',
      'run-exports',
      'run-reports',
      'send-mails',
      'sweep-owners',
      'sweep-reservations',
    ]);
  });
});
