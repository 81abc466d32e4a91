import { type Route, resources } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import { type LambdaName, lambdas } from '#lib/lambdas/lambdas.ts';
import { type Access, ownAccess, tableAccess } from './support/needed-access.ts';
import { grantsOf, policiesOf } from './support/policies.ts';
import { templateOf } from './support/templates.ts';

/** Returns a resource's name without the hash of its logical id. Resources of other stacks are imports. */
function nameOf(resource: string): string {
  if (resource.includes('StreamArn')) return 'stream';
  if (/ExportsOutput\w*Users\w*Arn/.test(resource)) return 'users';
  if (/ExportsOutput\w*ViewQueueJobs\w*Arn/.test(resource)) return 'ViewQueueJobs';
  const downloads = /ExportsOutput\w*(ExportFiles|ReportFiles)\w*>\/\*$/.exec(resource);
  if (downloads) return `${downloads[1]}/*`;
  if (/ExportsOutputRefTrialKey\w*>$/.test(resource)) return 'TrialKey';
  const files = /ExportsOutput\w*GetAtt(Images|Receipts|SiteFiles)\w*Arn\w*>(.*)$/.exec(resource);
  if (files) return `${files[1]}${files[2]}`;
  return resource.replace(/^<(\w+?)[0-9A-F]{8}Arn>/, '$1');
}

/** Returns the logical id of a Lambda in its stack. */
const idOf = (name: LambdaName) =>
  name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) =>
    dash || name.includes('-') ? letter.toUpperCase() : letter,
  );

const templateWith = (name: LambdaName) =>
  templateOf('prod', resources.some((resource) => resource === name) ? 'api' : 'events');

/** Returns the allowed actions of a Lambda's role, by resource. */
function accessOf(name: LambdaName): Access {
  const access: Record<string, string[]> = {};
  const statements = grantsOf(templateWith(name), `${idOf(name)}Role`);
  for (const { effect, actions, resources: targets } of statements) {
    expect(effect).toBe('Allow');
    for (const target of targets) {
      const key = nameOf(target);
      access[key] = [...(access[key] ?? []), ...actions].sort();
    }
  }
  return access;
}

const names = Object.keys(lambdas) as LambdaName[];

test.each(names)('%s has exactly the needed permissions and resources', (name) => {
  const expected: Record<string, readonly string[]> = {
    [`${idOf(name)}Logs`]: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    // X-Ray has no resources for policies.
    '*': ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'],
    ...tableAccess(lambdas[name].grant),
    ...ownAccess[name],
  };
  const sorted = Object.entries(expected).map(([key, actions]) => [key, [...actions].sort()]);
  expect(accessOf(name)).toEqual(Object.fromEntries(sorted));
});

// AWS refuses the mapping of a stream until the Lambda's role may read it.
test.each(names)('%s is created after all its permissions', (name) => {
  const template = templateWith(name);
  const found = template.findResources('AWS::Lambda::Function', {
    Properties: { FunctionName: `vitrine-prod-${name}` },
  });
  const policies = [...policiesOf(template, `${idOf(name)}Role`).keys()];
  expect(policies).not.toEqual([]);
  expect(Object.values(found)).toEqual([
    expect.objectContaining({ DependsOn: expect.arrayContaining(policies) }),
  ]);
});

test('the table is open to a Lambda only as far as its routes need', () => {
  const grantsOfNames = ['description', 'views', 'start-jobs', 'users'] as const;
  expect(grantsOfNames.map((name) => lambdas[name].grant)).toEqual([
    ...['caller', 'none', 'none', 'items'],
  ]);
  for (const resource of resources) {
    const hasWrites = Object.values(routes[resource]).some(
      ({ method, isAnonymous }: Route) => method !== 'GET' && !isAnonymous,
    );
    const mayWrite = ['items', 'all'].includes(lambdas[resource].grant);
    expect([resource, mayWrite]).toEqual([resource, hasWrites || resource === 'users']);
  }
});

// Such a call makes a user active in Cognito's bill.
test('no Lambda of an event may read an account or its sign-ins', () => {
  const allowed = names
    .filter((name) => !resources.some((resource) => resource === name))
    .flatMap((name) => Object.values(ownAccess[name] ?? {}).flat());
  expect(allowed.filter((action) => /AdminGetUser|AuthEvents|cognito.*[*]/.test(action))).toEqual(
    [],
  );
});
