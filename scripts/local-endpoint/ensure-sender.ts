import {
  AlreadyExistsException,
  CreateEmailIdentityCommand,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { configOf, type LocalStage } from '#lib/config/config.ts';
import { domainOf } from '#lib/config/mail-sender.ts';
import type { ClientSettings } from '../stage/client-settings.ts';

/** Verifies the sender's domain at the local endpoint, which refuses mails from other domains. */
export async function ensureSender(stage: LocalStage, settings: ClientSettings): Promise<void> {
  const { mailFrom } = configOf(stage);
  if (mailFrom === undefined) return;
  const command = new CreateEmailIdentityCommand({ EmailIdentity: domainOf(mailFrom) });
  try {
    await new SESv2Client(settings).send(command);
  } catch (error) {
    if (!(error instanceof AlreadyExistsException)) throw error;
  }
}
