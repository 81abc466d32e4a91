import { stageNames } from '#lib/config.ts';
import { grantsOf } from './support/policies.ts';
import { propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

/** What makes a user active in Cognito's bill only because a job looked at them. */
const billed = ['cognito-idp:AdminGetUser', 'cognito-idp:AdminListUserAuthEvents'];

/** Whether an allowed action, which may have wildcards, is or includes another. */
const includes = (allowed: string, action: string) =>
  new RegExp(`^${allowed.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'i').test(action);

describe.each(stageNames)('the Lambdas of %s that an event starts', (stage) => {
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

  test('may not use the calls that make a user active in the bill of Cognito', () => {
    expect(lambdas.length).toBeGreaterThan(10);
    expect(allowing(...billed)).toEqual([]);
  });

  test('search accounts where a job needs one, and nowhere else', () => {
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
