import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { LocalDeployment } from '../cdk/local-stage.ts';
import { beforeExit } from '../process/lifetime.ts';
import { stopChild } from '../process/process-group.ts';
import { runCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { checkout, logFile, toolPath } from '../stage/checkout.ts';

export const devServerPort = 5173;

/**
 * Bundles the web app's dependencies for the development server, unless an earlier run has done so. The
 * bundler keeps most of a gigabyte until its process ends, so it runs in a process of its own and not in the
 * development server.
 */
export async function bundleDependencies(): Promise<void> {
  await runCommand(toolPath('vite'), ['optimize', '--config', 'web/vite.config.ts'], {
    name: "Bundling the web app's dependencies",
    timeLimitSeconds: 180,
    logFile: logFile('setup', 'bundle-dependencies'),
  });
}

/**
 * Serves the web app by Vite, with API, images and configuration from the distribution. Gives the address. The
 * server stops with this process.
 */
export async function startDevServer({ endpoint, outputs }: LocalDeployment): Promise<string> {
  const child = fork(path.join(import.meta.dirname, 'serve-app.ts'), [String(devServerPort)], {
    cwd: checkout,
    detached: true,
    // Collects garbage early: transforming all of the app's files would take twice the memory otherwise.
    execArgv: ['--optimize-for-size'],
    env: {
      ...process.env,
      // The allocator of Vite's native part returns freed memory to the system without delay.
      MIMALLOC_PURGE_DELAY: '0',
      // Read by web/vite.config.ts.
      VITRINE_EDGE_ORIGIN: endpoint,
      VITRINE_EDGE_HOST: outputs.DistributionDomainName,
    },
  });
  beforeExit(() => stopChild(child));
  const isListening = once(child, 'message').then(() => true);
  const hasEnded = once(child, 'exit').then(() => false);
  if (!(await Promise.race([isListening, hasEnded]))) {
    throw new UserError('The development server did not start; its message is above.');
  }
  return `http://localhost:${devServerPort}`;
}
