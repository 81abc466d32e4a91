import { resources } from '#contract/route.ts';
import { type LambdaName, lambdas } from '#lib/lambdas.ts';
import type { TableGrant } from '#lib/table-grants.ts';
import { grantsOf, policiesOf } from './support/policies.ts';
import { templateOf } from './support/synthesize.ts';

/** Actions by resource. */
type Access = Readonly<Record<string, readonly string[]>>;

const item = ['dynamodb:GetItem'];
const writes = [
  'dynamodb:ConditionCheckItem',
  'dynamodb:DeleteItem',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
];
const reads = ['dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:UpdateItem'];
const rest = ['dynamodb:BatchGetItem', 'dynamodb:Query'];

/** The access to the table and its indexes that each grant allows, and no more. */
function tableAccess(grant: TableGrant): Access {
  const table = 'arn:aws:dynamodb:sa-east-1:<AWS::AccountId>:table/vitrine-prod';
  const indexes = ['GSI1', 'GSI2', 'LSI1'].map((index) => `${table}/index/${index}`);
  const queries = Object.fromEntries(indexes.map((arn) => [arn, ['dynamodb:Query']]));
  const access: Readonly<Record<TableGrant, Access>> = {
    none: {},
    caller: { [table]: item },
    items: { [table]: [...writes, ...item] },
    reads: { [table]: [...reads, ...item], ...queries },
    all: { [table]: [...rest, ...writes, ...item], ...queries },
  };
  return access[grant];
}

const endSignIn = [
  'cognito-idp:AdminDeleteUser',
  'cognito-idp:AdminDisableUser',
  'cognito-idp:AdminUserGlobalSignOut',
];

const receive = [
  'sqs:ChangeMessageVisibility',
  'sqs:DeleteMessage',
  'sqs:GetQueueAttributes',
  'sqs:GetQueueUrl',
  'sqs:ReceiveMessage',
];

/** What single Lambdas may do besides, by the logical ids of the resources without their hashes. */
const ownAccess: Partial<Record<LambdaName, Access>> = {
  staff: { users: ['cognito-idp:AdminGetUser'] },
  validators: {
    users: [
      ...endSignIn,
      'cognito-idp:AdminAddUserToGroup',
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminEnableUser',
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminUpdateUserAttributes',
    ],
  },
  accounts: {
    users: [...endSignIn, 'cognito-idp:AdminGetUser'],
    'ExportFiles/*': ['s3:GetObject'],
  },
  'start-jobs': {
    JobQueueJobs: ['sqs:SendMessage'],
    AccountJobQueueJobs: ['sqs:SendMessage'],
    ExportQueueJobs: ['sqs:SendMessage'],
    MessageQueueJobs: ['sqs:SendMessage'],
    LinkPreviewQueueJobs: ['sqs:SendMessage'],
    ChangesFailures: ['s3:ListBucket'],
    'ChangesFailures/*': ['s3:PutObject'],
    // Lambda refuses the mapping unless all four are allowed.
    stream: [
      'dynamodb:DescribeStream',
      'dynamodb:GetRecords',
      'dynamodb:GetShardIterator',
      'dynamodb:ListStreams',
    ],
  },
  'run-jobs': { JobQueueJobs: [...receive, 'sqs:SendMessage'] },
  'run-account-jobs': {
    AccountJobQueueJobs: [...receive, 'sqs:SendMessage'],
    users: [
      ...endSignIn,
      'cognito-idp:AdminEnableUser',
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminUpdateUserAttributes',
    ],
    Images: ['s3:ListBucket'],
    'Images/*': ['s3:DeleteObject'],
  },
  'run-image-jobs': {
    ImageQueueJobs: receive,
    LinkPreviewQueueJobs: [...receive, 'sqs:SendMessage'],
    Images: ['s3:ListBucket'],
    'Images/*': ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'],
  },
  'sweep-images': {
    EveryHourFailed: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
    'Images/*': ['s3:DeleteObject'],
  },
  uploads: { 'Images/*/uncompressed/*': ['s3:PutObject'] },
  'sweep-reservations': {
    EveryFiveMinutesFailed: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
    users: [...endSignIn, 'cognito-idp:AdminEnableUser', 'cognito-idp:AdminGetUser'],
  },
  'run-exports': {
    ExportQueueJobs: receive,
    users: ['cognito-idp:AdminGetUser'],
    'ExportFiles/*': ['s3:PutObject', 's3:AbortMultipartUpload', 's3:DeleteObject'],
  },
  'send-messages': {
    MessageQueueJobs: [...receive, 'sqs:SendMessage'],
    // Secrets Manager adds six random characters to the name.
    'arn:aws:secretsmanager:sa-east-1:<AWS::AccountId>:secret:vitrine-prod-push-keys-??????': [
      'secretsmanager:GetSecretValue',
    ],
  },
  'sweep-feeds': {
    AfterEachMidnightFailed: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
  },
};

/**
 * A resource's name without the hash of its logical id; stream, user pool and the buckets of exports and pictures are
 * imports.
 */
function nameOf(resource: string): string {
  if (resource.includes('StreamArn')) return 'stream';
  if (/ExportsOutput\w*Users\w*Arn/.test(resource)) return 'users';
  if (/ExportsOutput\w*ExportFiles\w*>\/\*$/.test(resource)) return 'ExportFiles/*';
  const pictures = /ExportsOutput\w*GetAttImages\w*Arn\w*>(.*)$/.exec(resource);
  if (pictures) return `Images${pictures[1]}`;
  return resource.replace(/^<(\w+?)[0-9A-F]{8}Arn>/, '$1');
}

/** The logical id of a Lambda in its stack. */
const idOf = (name: LambdaName) =>
  name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) =>
    dash || name.includes('-') ? letter.toUpperCase() : letter,
  );

/** The template that has a Lambda. */
const templateWith = (name: LambdaName) =>
  templateOf('prod', resources.some((resource) => resource === name) ? 'api' : 'events');

/** What the role of a Lambda allows, by resource. */
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

test.each(names)('%s may do exactly what it needs, on exactly the resources', (name) => {
  const expected: Record<string, readonly string[]> = {
    [`${idOf(name)}Logs`]: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    // Traces have no resources that a policy could name.
    '*': ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'],
    ...tableAccess(lambdas[name].grant),
    ...ownAccess[name],
  };
  const sorted = Object.entries(expected).map(([key, actions]) => [key, [...actions].sort()]);
  expect(accessOf(name)).toEqual(Object.fromEntries(sorted));
});

// What starts a Lambda is made after it, and AWS refuses the mapping of a stream that its role may not read yet.
test.each(names)('%s is made after all its permissions', (name) => {
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

test('the Lambda that reads the stream has no access to the table', () => {
  expect(lambdas['start-jobs'].grant).toBe('none');
});
