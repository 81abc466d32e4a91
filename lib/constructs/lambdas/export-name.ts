import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { Stack } from 'aws-cdk-lib/core';

/** Returns the name of the stack export with a bucket's ARN, and creates the export if needed. */
export function exportNameOf(bucket: Bucket | IBucket): string {
  const stack = Stack.of(bucket);
  const arn: Readonly<Record<string, string>> = stack.resolve(stack.exportValue(bucket.bucketArn));
  return arn['Fn::ImportValue'] ?? '';
}
