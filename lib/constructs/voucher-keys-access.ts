import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { StageConfig } from '../config.ts';
import { voucherKeysName } from '../voucher-keys.ts';
import { allowToReadSecret } from './secret-access.ts';

/** Gives a Lambda the name of the secret with the voucher signing keys, and lets it read them. */
export function allowVoucherKeys(handler: LambdaFunction, { stage }: StageConfig): void {
  const name = voucherKeysName(stage);
  handler.addEnvironment('VOUCHER_KEYS_SECRET', name);
  allowToReadSecret(handler, name);
}
