import { PurgeQueueCommand, SQSClient } from '@aws-sdk/client-sqs';
import { findChromium } from '#scripts/find-chromium.ts';
import { seedStage } from '#scripts/seed/seed-stage.ts';
import { bringUpTestSite, stageIsUp } from '#scripts/testing/test-stage.ts';
import { awsClientSettings, stageUnderTest } from './stage.ts';

/** Removes the waiting jobs of earlier tests that draw previews, which would take the time of the browser's tests. */
async function forgetLinkPreviews(): Promise<void> {
  const queues = new SQSClient(awsClientSettings());
  const QueueUrl = stageUnderTest().outputs.LinkPreviewsQueueUrl;
  await queues.send(new PurgeQueueCommand({ QueueUrl }));
  queues.destroy();
}

/** Prepares the stage under test, which it brings up and serves when the end-to-end tests run alone. Throws a UserError where no Chromium runs. */
export default async function setUp(): Promise<void> {
  await findChromium();
  if (!process.env[stageIsUp]) await bringUpTestSite();
  await forgetLinkPreviews();
  // The states of screens are those of the demo accounts.
  await seedStage({ stage: 'test', ...stageUnderTest() }, 'accounts');
}
