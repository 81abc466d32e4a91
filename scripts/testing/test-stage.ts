import { rmSync } from 'node:fs';
import { localPlaces } from '#lib/config.ts';
import { deployLocally, destroyLocally } from '../cdk/local-stage.ts';
import { needPort } from '../local-endpoint/ports.ts';
import { buildSite } from '../site/build-site.ts';
import { serveSite } from '../site/serve-site.ts';
import { stageFolder } from '../stage/checkout.ts';

/** Set when a command has brought the stage up, so that the suites it runs do not. */
export const stageIsUp = 'VITRINE_TEST_STAGE_IS_UP';

/**
 * Removes what the test stage holds: its own data folder, or its stacks on an endpoint that others share. Throws
 * a UserError when a program listens on the stage's ports.
 */
export async function emptyTestStage(command: string): Promise<void> {
  const { port, sitePort } = localPlaces.test;
  await needPort(sitePort, command);
  if (process.env['AWS_ENDPOINT_URL']) {
    await destroyLocally('test');
    return;
  }
  // An endpoint that answers already belongs to another run, and so does its data.
  await needPort(port, command);
  rmSync(stageFolder('test'), { recursive: true, force: true });
}

/** Brings up everything that the end-to-end tests need. */
export async function bringUpTestSite(): Promise<void> {
  const deployment = await deployLocally('test');
  await buildSite();
  await serveSite(deployment);
}
