import type { TableGrant } from '#lib/lambdas/lambda-definition.ts';
import type { LambdaName } from '#lib/lambdas/lambdas.ts';

/** Actions by resource. */
export type Access = Readonly<Record<string, readonly string[]>>;

const item = ['dynamodb:GetItem'];
const writes = [
  'dynamodb:ConditionCheckItem',
  'dynamodb:DeleteItem',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
];
const queriesAndUpdates = ['dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:UpdateItem'];
const rest = ['dynamodb:BatchGetItem', 'dynamodb:Query'];

/** Returns the exact access to the table and its indexes of a grant. */
export function tableAccess(grant: TableGrant): Access {
  const table = 'arn:aws:dynamodb:sa-east-1:<AWS::AccountId>:table/vitrine-prod';
  const indexes = ['GSI1', 'GSI2', 'LSI1'].map((index) => `${table}/index/${index}`);
  const queries = Object.fromEntries(indexes.map((arn) => [arn, ['dynamodb:Query']]));
  const access: Readonly<Record<TableGrant, Access>> = {
    none: {},
    caller: { [table]: item },
    items: { [table]: [...writes, ...item] },
    queries: { [table]: [...rest, ...item], ...queries },
    'queries-and-updates': { [table]: [...queriesAndUpdates, ...item], ...queries },
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

/** Other permissions of single Lambdas, by logical id of the resource without its hash. */
export const ownAccess: Partial<Record<LambdaName, Access>> = {
  invoices: { 'Receipts/kept/*': ['s3:DeleteObjectTagging', 's3:GetObject'] },
  staff: {
    users: ['cognito-idp:AdminGetUser'],
    TrialKey: ['secretsmanager:GetSecretValue'],
  },
  claims: {
    'arn:aws:secretsmanager:sa-east-1:<AWS::AccountId>:secret:vitrine-prod-voucher-keys-??????': [
      'secretsmanager:GetSecretValue',
    ],
  },
  validators: {
    users: [
      'cognito-idp:AdminAddUserToGroup',
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminDeleteUser',
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminUserGlobalSignOut',
    ],
  },
  accounts: {
    users: [...endSignIn, 'cognito-idp:AdminGetUser'],
    'ExportFiles/*': ['s3:GetObject'],
  },
  reports: { 'ReportFiles/*': ['s3:GetObject'] },
  'start-jobs': {
    JobQueueJobs: ['sqs:SendMessage'],
    CountQueueJobs: ['sqs:SendMessage'],
    AccountJobQueueJobs: ['sqs:SendMessage'],
    BillingQueueJobs: ['sqs:SendMessage'],
    ExportQueueJobs: ['sqs:SendMessage'],
    ReportQueueJobs: ['sqs:SendMessage'],
    MessageQueueJobs: ['sqs:SendMessage'],
    MailQueueJobs: ['sqs:SendMessage'],
    LinkPreviewQueueJobs: ['sqs:SendMessage'],
    PictureMoveQueueJobs: ['sqs:SendMessage'],
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
  'run-counts': { CountQueueJobs: receive },
  'run-billing': {
    BillingQueueJobs: receive,
    Receipts: ['s3:ListBucketVersions'],
    'Receipts/kept/*': ['s3:DeleteObjectVersion'],
  },
  'run-account-jobs': {
    AccountJobQueueJobs: [...receive, 'sqs:SendMessage'],
    users: [...endSignIn, 'cognito-idp:AdminEnableUser', 'cognito-idp:ListUsers'],
    Images: ['s3:ListBucket'],
    'Images/*': ['s3:DeleteObject'],
  },
  'run-image-jobs': {
    ImageQueueJobs: receive,
    LinkPreviewQueueJobs: [...receive, 'sqs:SendMessage'],
    PictureMoveQueueJobs: ['sqs:SendMessage'],
    Images: ['s3:ListBucket'],
    'Images/*/uncompressed/*': ['s3:DeleteObject', 's3:GetObject'],
    'Images/*/previews/*': ['s3:DeleteObject', 's3:PutObject'],
    'Images/*/320.avif': ['s3:PutObject'],
    'Images/*/320.webp': ['s3:PutObject'],
    'Images/*/640.avif': ['s3:PutObject'],
    'Images/*/640.webp': ['s3:PutObject'],
    'Images/*/1280.avif': ['s3:PutObject'],
    // Link previews show this variant.
    'Images/*/1280.webp': ['s3:GetObject', 's3:PutObject'],
    Receipts: ['s3:ListBucket'],
    'Receipts/uploaded/*': ['s3:DeleteObject', 's3:GetObject'],
    'Receipts/kept/*': ['s3:PutObject', 's3:PutObjectTagging'],
  },
  'run-picture-moves': {
    PictureMoveQueueJobs: [...receive, 'sqs:SendMessage'],
    LinkPreviewQueueJobs: ['sqs:SendMessage'],
    Images: ['s3:ListBucket'],
    'Images/*/img_*/*': [
      's3:DeleteObject',
      's3:DeleteObjectVersion',
      's3:GetObject',
      's3:GetObjectVersion',
      's3:PutObject',
    ],
    'Images/*/uncompressed/*': ['s3:DeleteObject'],
    'Images/*/previews/*': ['s3:DeleteObject'],
  },
  views: { ViewQueueJobs: ['sqs:SendMessage'] },
  'run-views': { ViewQueueJobs: receive },
  'sweep-images': {
    EveryHourFailed: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
    Images: ['s3:ListBucket'],
    'Images/*': ['s3:DeleteObject', 's3:GetObject'],
  },
  'sweep-owners': {
    OwnersEveryHourFailed: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
    users: ['cognito-idp:ListUsers'],
  },
  'sweep-billing': {
    EachMorningFailed: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
    BillingQueueJobs: ['sqs:SendMessage'],
  },
  'sweep-claims': {
    EndedClaimsEachMorningFailed: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
    CountQueueJobs: ['sqs:SendMessage'],
  },
  uploads: {
    'Images/*/uncompressed/*': ['s3:PutObject'],
    'Receipts/uploaded/*': ['s3:PutObject'],
  },
  'sweep-reservations': {
    EveryFiveMinutesFailed: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
    users: ['cognito-idp:AdminDeleteUser', 'cognito-idp:ListUsers'],
  },
  'run-exports': {
    ExportQueueJobs: [...receive, 'sqs:SendMessage'],
    users: ['cognito-idp:ListUsers'],
    'ExportFiles/*': ['s3:PutObject', 's3:AbortMultipartUpload', 's3:DeleteObject'],
  },
  'run-reports': {
    ReportQueueJobs: [...receive, 'sqs:SendMessage'],
    users: ['cognito-idp:ListUsers'],
    'ReportFiles/*': ['s3:PutObject', 's3:AbortMultipartUpload', 's3:DeleteObject'],
  },
  'sweep-reports': {
    EachEighthFailed: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
  },
  'write-sitemap': {
    SitemapEachMorningFailed: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
    'SiteFiles/sitemap.xml': ['s3:PutObject'],
    'SiteFiles/sitemaps/*': ['s3:DeleteObject', 's3:PutObject'],
  },
  'send-messages': {
    MessageQueueJobs: [...receive, 'sqs:SendMessage'],
    // Secrets Manager adds six random characters to the name.
    'arn:aws:secretsmanager:sa-east-1:<AWS::AccountId>:secret:vitrine-prod-push-keys-??????': [
      'secretsmanager:GetSecretValue',
    ],
  },
  'send-mails': {
    MailQueueJobs: [...receive, 'sqs:SendMessage'],
    users: ['cognito-idp:ListUsers'],
    'arn:aws:ses:sa-east-1:<AWS::AccountId>:identity/vitrine.example': ['ses:SendEmail'],
  },
  'sweep-feeds': {
    AfterEachMidnightFailed: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
  },
};
