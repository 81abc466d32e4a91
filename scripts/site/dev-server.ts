import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { beforeExit } from '../process/lifetime.ts';
import { stopChild } from '../process/process-group.ts';
import { runCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { checkout, logFile } from '../stage/checkout.ts';
import type { StageOutputs } from '../stage/outputs.ts';

export const devServerPort = 5173;

/**
 * Bundles the web app's dependencies for the development server, unless an earlier run has done so.
 * The bundler takes most of a gigabyte and never returns it to the system, so it runs in a process of
 * its own, which ends. The development server would otherwise do the same in its own process.
 */
export async function bundleDependencies(): Promise<void> {
  await runCommand(
    path.join(checkout, 'node_modules', '.bin', 'vite'),
    ['optimize', '--config', 'web/vite.config.ts'],
    {
      name: "Bundling the web app's dependencies",
      cwd: checkout,
      timeLimitSeconds: 180,
      logFile: logFile('setup', 'bundle-dependencies'),
    },
  );
}

/**
 * Serves the web app by Vite, with API, images and configuration from the distribution. Gives the
 * address. The server stops with this process.
 */
export async function startDevServer(endpoint: string, outputs: StageOutputs): Promise<string> {
  const child = fork(path.join(import.meta.dirname, 'serve-app.ts'), [String(devServerPort)], {
    cwd: checkout,
    detached: true,
    // Garbage is collected early: transforming all of the app's files would fill twice the memory.
    execArgv: ['--optimize-for-size'],
    env: {
      ...process.env,
      // The allocator of Vite's native part returns what is freed at once, and not some time later.
      MIMALLOC_PURGE_DELAY: '0',
      // What web/vite.config.ts reads.
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
