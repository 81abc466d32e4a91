import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { StageConfig } from '../config.ts';
import { voucherKeysName } from '../voucher-keys.ts';
import { allowToReadSecret } from './secret-access.ts';

/** Lets a Lambda read the keys by which its stage signs vouchers, whose secret it gets the name of. */
export function allowVoucherKeys(handler: LambdaFunction, { stage }: StageConfig): void {
  const name = voucherKeysName(stage);
  handler.addEnvironment('VOUCHER_KEYS_SECRET', name);
  allowToReadSecret(handler, name);
}
