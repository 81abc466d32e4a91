import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Stack } from 'aws-cdk-lib/core';
import type { StageConfig } from '../config.ts';
import { domainOf, refusalToDeploy } from '../mail-sender.ts';
import { refuseDeploy } from './refuse-deploy.ts';

/** What the stacks know of the stage's own mails. */
export interface MailInputs {
  /** Their sender; without one, the stage sends none. */
  readonly mailFrom?: string | undefined;
  /** The origin of the site for their links; without one, they wait. */
  readonly siteUrl: string | undefined;
  /** Whether the deploy creates the site, so that its origin is not known yet. */
  readonly isFirstDeploy: boolean;
}

const siteUrlMissing =
  'Mails would wait for the address of the site: deploy with npm run deploy, which knows it.';

/**
 * Gives a Lambda what it sends mails with: the site's address and, where the stage has a sender, the permission to send
 * from that address. SES asks for the permission on the identity, which is the domain; there is no configuration set.
 * CloudFormation refuses a deploy that would take the address from a stage with a sender.
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
