import { installEndpoint } from '#scripts/local-endpoint/virtual-environment.ts';
import { beforeExit } from '#scripts/process/lifetime.ts';
import { stageFolder } from '#scripts/stage/checkout.ts';

/** Environment variable with the keys and indexes of the table, as JSON. */
export const tableShape = 'VITRINE_TABLE_SHAPE';

/** Environment variable with the address of the endpoint of these tests. */
export const ownEndpoint = 'VITRINE_OWN_ENDPOINT';

/**
 * Starts an endpoint for these tests alone, so that they can run beside those of the deployed stage, and reads
 * the table's shape from the data stack.
 */
export default async function setUp(): Promise<void> {
  const { freePort, startOwnEndpoint } = await import('./own-endpoint.ts');
  await installEndpoint();
  const port = await freePort();
  beforeExit(await startOwnEndpoint(stageFolder('in-process'), port));
  process.env[ownEndpoint] = `http://127.0.0.1:${port}`;
  const { shapeOfTable } = await import('./table-shape.ts');
  process.env[tableShape] = JSON.stringify(shapeOfTable());
}
