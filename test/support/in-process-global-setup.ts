import { installEndpoint } from '#scripts/local-endpoint/virtual-environment.ts';
import { beforeExit } from '#scripts/process/lifetime.ts';
import { stageFolder } from '#scripts/stage/checkout.ts';

/** Environment variable with the address of the endpoint of these tests. */
export const ownEndpoint = 'VITRINE_OWN_ENDPOINT';

/** Starts an endpoint for these tests alone, so that they can run beside those of the deployed stage. */
export default async function setUp(): Promise<void> {
  const { freePort, startOwnEndpoint } = await import('./own-endpoint.ts');
  await installEndpoint();
  const port = await freePort();
  beforeExit(await startOwnEndpoint(stageFolder('in-process'), port));
  process.env[ownEndpoint] = `http://127.0.0.1:${port}`;
}
