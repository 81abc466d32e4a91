import { preview } from 'vite';
import { localLocations } from '#lib/config/config.ts';
import type { LocalDeployment } from '../cdk/local-stage.ts';
import { beforeExit } from '../process/main.ts';
import { siteFolder } from './build-site.ts';
import { fillSiteBucket } from './fill-bucket.ts';

/** Serves the built site through the distribution of a local stage, on the stage's port. Returns the address. */
export async function serveSite(deployment: LocalDeployment): Promise<string> {
  const { stage, endpoint, outputs } = deployment;
  await fillSiteBucket(deployment);
  // The endpoint selects the distribution by the host header, and requires https like the distribution on AWS.
  const headers = { host: outputs.DistributionDomainName, 'x-forwarded-proto': 'https' };
  const port = localLocations[stage].sitePort;
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: siteFolder },
    preview: {
      host: 'localhost',
      port,
      strictPort: true,
      cors: false,
      proxy: { '/': { target: endpoint, headers } },
    },
  });
  beforeExit(() => server.close());
  return `http://localhost:${port}`;
}
