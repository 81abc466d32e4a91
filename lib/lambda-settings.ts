import type { TableGrant } from './table-grants.ts';

/** Settings of one Lambda. */
export interface LambdaSettings {
  /** File that exports its `handler`, relative to the checkout. */
  readonly source: string;
  /** Description in the AWS console. */
  readonly description: string;
  /** The least access to the table that it needs. */
  readonly grant: TableGrant;
  /** Allowed actions on accounts of the user pool; none by default, and then it does not get the pool's id. */
  readonly userPoolActions?: readonly `cognito-idp:${string}`[];
  /** Allowed actions on exports; none by default, and then it does not get the bucket's name. */
  readonly exportFileActions?: readonly `s3:${string}`[];
  /** Allowed actions on report files, likewise. */
  readonly reportFileActions?: readonly `s3:${string}`[];
  /**
   * Allowed actions on image files by key pattern, `''` for the bucket itself; none by default, and then it does not
   * get the bucket's name.
   */
  readonly pictureActions?: Readonly<Record<string, readonly `s3:${string}`[]>>;
  /** Allowed actions on receipts, likewise. */
  readonly receiptActions?: Readonly<Record<string, readonly `s3:${string}`[]>>;
  /** Whether it gets the account for invoices. */
  readonly isBilling?: true;
  /** Whether it gives trials and reads the key for hashing tax ids. */
  readonly givesTrials?: true;
  /** Whether it signs vouchers and reads the keys of the stage. */
  readonly signsVouchers?: true;
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
