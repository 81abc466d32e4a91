import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { checkout, logFile, toolPath } from '../stage/checkout.ts';

export const siteFolder = path.join(checkout, 'dist', 'web');

/** Builds the web app for production. */
export async function buildSite(): Promise<void> {
  const args = ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'];
  await runCommand(toolPath('vite'), args, {
    name: 'Building the web app',
    env: { ...process.env, NODE_ENV: 'production' },
    timeLimitSeconds: 180,
    logFile: logFile('setup', 'build-site'),
  });
}
