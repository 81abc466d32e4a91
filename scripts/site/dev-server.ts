import path from 'node:path';
import { createServer } from 'vite';
import { beforeExit } from '../process/lifetime.ts';
import { checkout } from '../stage/checkout.ts';
import type { StageOutputs } from '../stage/outputs.ts';

export const devServerPort = 5173;

/** Serves the web app by Vite, its API, images and configuration coming from the distribution. */
export async function startDevServer(endpoint: string, outputs: StageOutputs): Promise<string> {
  // What web/vite.config.ts reads.
  process.env['VITRINE_EDGE_ORIGIN'] = endpoint;
  process.env['VITRINE_EDGE_HOST'] = outputs.DistributionDomainName;
  const server = await createServer({
    configFile: path.join(checkout, 'web', 'vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
  });
  beforeExit(() => server.close());
  await server.listen(devServerPort);
  return `http://localhost:${devServerPort}`;
}
