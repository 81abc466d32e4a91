import { installEndpoint } from '#scripts/local-endpoint/virtual-environment.ts';
import { beforeExit } from '#scripts/process/main.ts';
import { stageFolder } from '#scripts/stage/checkout.ts';

/** Environment variable with the address of these tests' endpoint. */
export const ownEndpoint = 'VITRINE_OWN_ENDPOINT';

/** Starts a separate endpoint, so that these tests can run beside the tests of the deployed stage. */
export default async function setUp(): Promise<void> {
  const { freePort, startOwnEndpoint } = await import('#test/support/own-endpoint.ts');
  await installEndpoint();
  const port = await freePort();
  beforeExit(await startOwnEndpoint(stageFolder('in-process'), port));
  process.env[ownEndpoint] = `http://127.0.0.1:${port}`;
}
