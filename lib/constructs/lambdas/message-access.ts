import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Stack } from 'aws-cdk-lib/core';
import type { StageConfig } from '../../config/config.ts';
import { domainOf, refusalToDeploy } from '../../config/mail-sender.ts';
import { pushKeysName } from '../../config/stage-secrets.ts';
import { refuseDeploy } from '../refuse-deploy.ts';
import { allowToReadSecret } from './secrets.ts';

/** Inputs for the stage's own mails. */
export interface MailInputs {
  /** Sender; without it, the stage sends no mails. */
  readonly mailFrom?: string | undefined;
  /** Origin of the site for links; without it, mails wait. */
  readonly siteUrl: string | undefined;
  /** Whether this deploy creates the site, so that its origin is not known yet. */
  readonly isFirstDeploy: boolean;
}

const siteUrlMissing =
  'Mails would wait for the address of the site: deploy with npm run deploy, which knows it.';

/**
 * Gives a Lambda the site's address and, if the stage has a sender, the permission to send from it. SES checks the
 * permission on the identity, which is the domain. A deploy that would lose the site's address is refused.
 */
export function allowToMail(
  handler: LambdaFunction,
  config: StageConfig,
  { mailFrom, siteUrl, isFirstDeploy }: MailInputs,
): void {
  if (siteUrl) handler.addEnvironment('SITE_URL', siteUrl);
  if (!mailFrom || refusalToDeploy(config, mailFrom) !== undefined) return;
  if (!siteUrl && !isFirstDeploy) refuseDeploy(Stack.of(handler), 'SiteUrl', siteUrlMissing);
  handler.addEnvironment('MAIL_FROM', mailFrom);
  if (config.contactEmail) handler.addEnvironment('MAIL_REPLY_TO', config.contactEmail);
  handler.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [
        Stack.of(handler).formatArn({
          service: 'ses',
          resource: 'identity',
          resourceName: domainOf(mailFrom),
        }),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  );
}

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
