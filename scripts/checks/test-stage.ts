import { rmSync } from 'node:fs';
import { localLocations } from '#lib/config/config.ts';
import { deployLocally, destroyLocally } from '../cdk/local-stage.ts';
import { usableEndpoint } from '../local-endpoint/ensure-endpoint.ts';
import { needPort } from '../local-endpoint/ports.ts';
import { buildSite } from '../site/build-site.ts';
import { serveSite } from '../site/serve-site.ts';
import { stageFolder } from '../stage/checkout.ts';

/** Environment variable that tells test suites that the stage is already running. */
export const stageIsUp = 'VITRINE_TEST_STAGE_IS_UP';

/**
 * Empties the test stage: removes its data folder, or its stacks on a shared endpoint. Throws a UserError if a program
 * listens on the stage's ports, and names the checkout of an endpoint there.
 */
export async function emptyTestStage(command: string): Promise<void> {
  const { port, sitePort } = localLocations.test;
  await needPort(sitePort, command);
  if (process.env['AWS_ENDPOINT_URL']) {
    await destroyLocally('test');
    return;
  }
  // A running endpoint and its data belong to another test run, perhaps of another checkout.
  await usableEndpoint('test');
  await needPort(port, command);
  rmSync(stageFolder('test'), { recursive: true, force: true });
}

/** Deploys the test stage, builds the web app and serves it. */
export async function bringUpTestSite(): Promise<void> {
  const deployment = await deployLocally('test');
  await buildSite();
  await serveSite(deployment);
}
