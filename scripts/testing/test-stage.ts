import { rmSync } from 'node:fs';
import { deployLocally } from '../cdk/deploy-locally.ts';
import { destroyLocally } from '../cdk/destroy-stage.ts';
import { endpointAddress, ensureEndpoint } from '../local-endpoint/ensure-endpoint.ts';
import { needPort } from '../local-endpoint/ports.ts';
import { buildSite, siteFolder } from '../site/build-site.ts';
import { startForwarder } from '../site/forwarder.ts';
import { uploadSite } from '../site/upload-site.ts';
import { stageFolder } from '../stage/checkout.ts';
import { localStages } from '../stage/local-stage.ts';
import type { StageOutputs } from '../stage/outputs.ts';

/** Set for suites that run inside of a whole run, which has brought the stage up for all of them. */
export const stageIsUp = 'VITRINE_TEST_STAGE_IS_UP';

/**
 * Empties the test stage for a command: its own data folder, or its stacks on an endpoint that others
 * share.
 */
export async function emptyTestStage(command: string): Promise<void> {
  if (process.env['AWS_ENDPOINT_URL']) {
    await destroyLocally('test', endpointAddress('test'));
    return;
  }
  // One that answers already is another run's, and its data not ours to take.
  await needPort(localStages.test.endpointPort, command);
  rmSync(stageFolder('test'), { recursive: true, force: true });
}

/** Brings the test stage's endpoint and stacks up, or takes what is there already. */
export async function bringUpTestStage(): Promise<{ endpoint: string; outputs: StageOutputs }> {
  const { url } = await ensureEndpoint('test');
  return { endpoint: url, outputs: await deployLocally('test', url) };
}

/** Serves the built web app and the API of the test stage as its distribution does. */
export async function serveTestSite(endpoint: string, outputs: StageOutputs): Promise<void> {
  await uploadSite(endpoint, outputs.SiteBucketName, siteFolder);
  await startForwarder(endpoint, outputs.DistributionDomainName, localStages.test.sitePort);
}

/** Everything that the end-to-end tests need, for when they run alone. */
export async function bringUpTestSite(): Promise<void> {
  const { endpoint, outputs } = await bringUpTestStage();
  await buildSite();
  await serveTestSite(endpoint, outputs);
}
