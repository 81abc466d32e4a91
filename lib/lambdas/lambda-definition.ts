/**
 * Access of a Lambda to the table:
 * - `caller`: read single items, which is enough to look up the caller.
 * - `items`: also put, update and delete items by key.
 * - `all`: also read in batches, and query the table and its indexes.
 * - `queries`: read items, also in batches, and query.
 * - `queries-and-updates`: like `queries`, and update single items.
 */
export type TableGrant = 'none' | 'caller' | 'items' | 'queries' | 'queries-and-updates' | 'all';

const caller = ['dynamodb:GetItem'];
const items = [
  ...caller,
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:ConditionCheckItem',
  'dynamodb:DeleteItem',
];
const queries = [...caller, 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const queriesAndUpdates = [...queries, 'dynamodb:UpdateItem'];
const all = [...items, 'dynamodb:BatchGetItem', 'dynamodb:Query'];

export const tableActions: Readonly<Record<TableGrant, readonly string[]>> = {
  none: [],
  caller,
  items,
  queries,
  'queries-and-updates': queriesAndUpdates,
  all,
};

/** Allowed actions on files by key pattern, `''` for the bucket itself. */
export type FileActions = Readonly<Record<string, readonly `s3:${string}`[]>>;

/** Something that a Lambda uses, with the allowed actions. The trial key hashes tax ids; the voucher keys sign vouchers. */
export type LambdaUse =
  | readonly ['user pool', readonly `cognito-idp:${string}`[]]
  | readonly ['exports' | 'reports' | 'images' | 'receipts' | 'site', FileActions]
  | readonly ['billing account' | 'trial key' | 'voucher keys'];

/** Settings of one Lambda. */
export interface LambdaDefinition {
  /** File that exports its `handler`, relative to the checkout. */
  readonly source: string;
  /** Description in the AWS console. */
  readonly description: string;
  /** The least access to the table that it needs. */
  readonly grant: TableGrant;
  /**
   * The user pool, buckets and secrets that it uses. Rights to send to queues, SES and push services are granted where
   * those are made.
   */
  readonly uses?: readonly LambdaUse[];
  /**
   * Whether it sends jobs to its own queue. Lambda would stop such a loop after about 16 runs, without a log line:
   * https://docs.aws.amazon.com/lambda/latest/dg/invocation-recursion.html.
   */
  readonly continuesItself?: true;
  /** Sentence about what users notice when it fails, the first thing that the person on call reads. */
  readonly impact: string;
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
}

export const memoryMegabytes = 1024;

/** Actions that end a user's sessions and account. */
export const signInEnds = [
  'cognito-idp:AdminDisableUser',
  'cognito-idp:AdminUserGlobalSignOut',
  'cognito-idp:AdminDeleteUser',
] as const;
