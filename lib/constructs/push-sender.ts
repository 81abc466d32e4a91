import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { StageConfig } from '../config.ts';
import { pushKeysName } from '../push-keys.ts';
import { allowToReadSecret } from './secret-access.ts';

/** What the stacks know of the stage's Web Push. */
export interface PushInputs {
  /** The public key of the stage's secret; without one, push is off. */
  readonly pushPublicKey?: string | undefined;
  /** The sender of the stage's mails. */
  readonly mailFrom?: string | undefined;
}

/** The contact that a push service gets with each message (RFC 8292, 2.1): who sends the stage's mails. */
function contactOf({ stage }: StageConfig, mailFrom: string | undefined): string {
  return mailFrom ? `mailto:${mailFrom}` : `https://${stage}.vitrine.example`;
}

/**
 * Gives a Lambda what it sends push messages with: a contact, and the secret of the stage's keys where there is
 * one.
 */
export function allowToPush(
  handler: LambdaFunction,
  config: StageConfig,
  { pushPublicKey, mailFrom }: PushInputs,
): void {
  handler.addEnvironment('PUSH_CONTACT', contactOf(config, mailFrom));
  if (!pushPublicKey) return;
  const name = pushKeysName(config.stage);
  handler.addEnvironment('PUSH_KEYS_SECRET', name);
  // Containers keep the keys that they read. Other keys change the function, which replaces its containers.
  handler.addEnvironment('PUSH_PUBLIC_KEY', pushPublicKey);
  allowToReadSecret(handler, name);
}
