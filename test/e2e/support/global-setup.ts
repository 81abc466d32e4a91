import { PurgeQueueCommand, SQSClient } from '@aws-sdk/client-sqs';
import { bringUpTestSite, stageIsUp } from '#scripts/checks/test-stage.ts';
import { findChromium } from '#scripts/find-chromium.ts';
import { seedStage } from '#scripts/seed/seed-stage.ts';
import { awsClientSettings, stageUnderTest } from '#test/support/stage.ts';

/** Removes waiting preview jobs of earlier tests, which would slow the browser tests down. */
async function forgetLinkPreviews(): Promise<void> {
  const queues = new SQSClient(awsClientSettings());
  const QueueUrl = stageUnderTest().outputs.LinkPreviewsQueueUrl;
  await queues.send(new PurgeQueueCommand({ QueueUrl }));
  queues.destroy();
}

/**
 * Prepares the stage under test; deploys and serves it if the end-to-end tests run alone. Throws a UserError if no
 * Chromium runs.
 */
export default async function setUp(): Promise<void> {
  await findChromium();
  if (!process.env[stageIsUp]) await bringUpTestSite();
  await forgetLinkPreviews();
  // The screens show the demo accounts.
  await seedStage({ stage: 'test', ...stageUnderTest() }, 'accounts');
}
