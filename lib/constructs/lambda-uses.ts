import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { Validations } from 'aws-cdk-lib/core';
import type { IConstruct } from 'constructs';
import type { StageConfig } from '../config.ts';
import type { FileActions, LambdaUse } from '../lambda-definition.ts';
import { voucherKeysName } from '../voucher-keys.ts';
import { exportNameOf } from './export-name.ts';
import { allowToReadSecret } from './secret-access.ts';
import type { ServiceProps } from './service-function.ts';

/** Gives a Lambda the name of the secret with the voucher signing keys, and lets it read them. */
export function allowVoucherKeys(handler: LambdaFunction, { stage }: StageConfig): void {
  const name = voucherKeysName(stage);
  handler.addEnvironment('VOUCHER_KEYS_SECRET', name);
  allowToReadSecret(handler, name);
}

/** Gives a Lambda what it uses: the name of the resource in its environment, and the permissions in its role. */
export function allowUse(handler: LambdaFunction, use: LambdaUse, props: ServiceProps): void {
  switch (use[0]) {
    case 'user pool':
      handler.addToRolePolicy(
        new PolicyStatement({ actions: [...use[1]], resources: [props.userPool.userPoolArn] }),
      );
      handler.addEnvironment('USER_POOL_ID', props.userPool.userPoolId);
      break;
    case 'exports':
      handler.addEnvironment('EXPORTS_BUCKET', props.exportsBucket.bucketName);
      allowOnFiles(handler, props.exportsBucket, use[1]);
      break;
    case 'reports':
      handler.addEnvironment('REPORTS_BUCKET', props.reportsBucket.bucketName);
      allowOnFiles(handler, props.reportsBucket, use[1]);
      break;
    case 'images':
      handler.addEnvironment('IMAGES_BUCKET', props.imagesBucket.bucketName);
      allowOnFiles(handler, props.imagesBucket, use[1]);
      break;
    case 'receipts':
      handler.addEnvironment('RECEIPTS_BUCKET', props.receiptsBucket.bucketName);
      allowOnFiles(handler, props.receiptsBucket, use[1]);
      break;
    case 'billing account':
      // A stage on AWS without an account cannot be deployed.
      handler.addEnvironment('BILLING_ACCOUNT', JSON.stringify(props.config.billingAccount ?? {}));
      break;
    case 'trial key':
      handler.addEnvironment('TRIAL_KEY_SECRET', props.trialKey.secretArn);
      handler.addToRolePolicy(
        new PolicyStatement({
          actions: ['secretsmanager:GetSecretValue'],
          resources: [props.trialKey.secretArn],
        }),
      );
      break;
    case 'voucher keys':
      allowVoucherKeys(handler, props.config);
      break;
  }
}

/** Allows actions on the bucket's files whose keys match a pattern, or for `''` on the bucket itself. */
function allowOnFiles(
  handler: LambdaFunction,
  bucket: Bucket | IBucket,
  actions: FileActions,
): void {
  for (const [pattern, allowed] of Object.entries(actions)) {
    const resource = pattern === '' ? bucket.bucketArn : bucket.arnForObjects(pattern);
    handler.addToRolePolicy(new PolicyStatement({ actions: [...allowed], resources: [resource] }));
    if (pattern !== '' && handler.role) acknowledgeKeys(handler.role, bucket, pattern);
  }
}

/** Tells cdk-nag why a role may use all files that match a pattern in another stack's bucket. */
function acknowledgeKeys(role: IConstruct, bucket: Bucket | IBucket, pattern: string): void {
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${exportNameOf(bucket)}/${pattern}]`,
    reason: 'The ids in the key of a file are known only at run time.',
  });
}
