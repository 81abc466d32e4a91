import type { TableGrant } from './table-grants.ts';

/** What the stacks need to know of one Lambda. */
export interface LambdaSettings {
  /** The file that exports its `handler`, from the root of the checkout. */
  readonly source: string;
  /** What it does, as the AWS console shows it. */
  readonly description: string;
  /** The least access to the table that it needs. */
  readonly grant: TableGrant;
  /** What it may do with the accounts of the user pool, whose id only such a Lambda gets; nothing by default. */
  readonly userPoolActions?: readonly `cognito-idp:${string}`[];
  /** What it may do with the files of exports, whose bucket's name only such a Lambda gets; nothing by default. */
  readonly exportFileActions?: readonly `s3:${string}`[];
  /** The same for the files of reports. */
  readonly reportFileActions?: readonly `s3:${string}`[];
  /**
   * What it may do with the files of pictures whose keys match a pattern, and with `''` with their bucket itself;
   * only such a Lambda gets the bucket's name. Nothing by default.
   */
  readonly pictureActions?: Readonly<Record<string, readonly `s3:${string}`[]>>;
  /** The same for the files of receipts. */
  readonly receiptActions?: Readonly<Record<string, readonly `s3:${string}`[]>>;
  /** Whether it gets the account that invoices are paid to; not by default. */
  readonly isBilling?: true;
  /** Whether it gives trials, for which it reads the key by which tax ids are hashed; not by default. */
  readonly givesTrials?: true;
  /** Whether it signs vouchers, for which it reads the keys of the stage; not by default. */
  readonly signsVouchers?: true;
  /**
   * Whether it sends jobs to a queue that starts it. Lambda would stop such a loop after about 16 runs, without a log line:
   * https://docs.aws.amazon.com/lambda/latest/dg/invocation-recursion.html. Not by default.
   */
  readonly continuesItself?: true;
  /** What users notice when it fails, as a sentence: the first thing that the person on call reads. */
  readonly impact: string;
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
}

export const memoryMegabytes = 1024;

/** Ending the sign-in of a user: their sessions, and their account. */
export const signInEnds = [
  'cognito-idp:AdminDisableUser',
  'cognito-idp:AdminUserGlobalSignOut',
  'cognito-idp:AdminDeleteUser',
] as const;
