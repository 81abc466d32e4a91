import type * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { closedBucket } from './closed-bucket.ts';

/** The bucket of exports of users' data, which nobody reads but by a signed link. They are there for a day. */
export function exportsBucket(scope: Construct, id: string, config: StageConfig): s3.Bucket {
  return closedBucket(scope, id, {
    config,
    days: 1,
    unlogged:
      'Two Lambdas write and sign here; a log of reads would keep who fetched their data for longer than the data.',
  });
}
