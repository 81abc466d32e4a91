import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { devServerPort } from '#lib/config/config.ts';
import type { LocalDeployment } from '../cdk/local-stage.ts';
import { beforeExit } from '../process/main.ts';
import { stopChild } from '../process/process-group.ts';
import { runCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { checkout, logFile, toolPath } from '../stage/checkout.ts';

/**
 * Bundles the web app's dependencies for the development server, unless an earlier run did. The bundler holds almost a
 * gigabyte of memory until its process ends, so it runs in its own process.
 */
export async function bundleDependencies(): Promise<void> {
  await runCommand(toolPath('vite'), ['optimize', '--config', 'web/vite.config.ts'], {
    name: "Bundling the web app's dependencies",
    timeLimitSeconds: 180,
    logFile: logFile('setup', 'bundle-dependencies'),
  });
}

/**
 * Serves the web app with Vite; API, images and configuration come from the distribution. Returns the address. The
 * server stops with this process. Throws a UserError if it does not start.
 */
export async function startDevServer({ endpoint, outputs }: LocalDeployment): Promise<string> {
  const child = fork(path.join(import.meta.dirname, 'serve-app.ts'), [String(devServerPort)], {
    cwd: checkout,
    detached: true,
    // Collects garbage earlier, which halves the memory for transforming all files of the app.
    execArgv: ['--optimize-for-size'],
    env: {
      ...process.env,
      // Makes the allocator of Vite's native code return freed memory immediately.
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
