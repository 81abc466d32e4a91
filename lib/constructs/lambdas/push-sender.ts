import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { StageConfig } from '../../config/config.ts';
import { pushKeysName } from '../../config/push-keys.ts';
import { allowToReadSecret } from '../api/secret-access.ts';

/** Inputs for Web Push. */
export interface PushInputs {
  /** Public key of the stage; push is off without it. */
  readonly pushPublicKey?: string | undefined;
  /** Sender of the stage's mails. */
  readonly mailFrom?: string | undefined;
}

/** Returns the contact that push services get with each message (RFC 8292, 2.1). */
function contactOf({ stage }: StageConfig, mailFrom: string | undefined): string {
  return mailFrom ? `mailto:${mailFrom}` : `https://${stage}.vitrine.example`;
}

/** Gives a Lambda the contact and, if the stage has one, the secret of the push keys. */
export function allowToPush(
  handler: LambdaFunction,
  config: StageConfig,
  { pushPublicKey, mailFrom }: PushInputs,
): void {
  handler.addEnvironment('PUSH_CONTACT', contactOf(config, mailFrom));
  if (!pushPublicKey) return;
  const name = pushKeysName(config.stage);
  handler.addEnvironment('PUSH_KEYS_SECRET', name);
  // Containers cache the keys. Changing this variable replaces them.
  handler.addEnvironment('PUSH_PUBLIC_KEY', pushPublicKey);
  allowToReadSecret(handler, name);
}
