import { bringUpTestSite, stageIsUp } from '#scripts/testing/test-stage.ts';

/** Brings up the stage under test and serves it when the end-to-end tests run alone. */
export default async function setUp(): Promise<void> {
  if (!process.env[stageIsUp]) await bringUpTestSite();
}
