import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { checkout, logFile } from '../stage/checkout.ts';

export const siteFolder = path.join(checkout, 'dist', 'web');

/** Builds the web app for production. */
export async function buildSite(): Promise<void> {
  await runCommand(
    path.join(checkout, 'node_modules', '.bin', 'vite'),
    ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
    {
      name: 'Building the web app',
      cwd: checkout,
      env: { ...process.env, NODE_ENV: 'production' },
      timeLimitSeconds: 180,
      logFile: logFile('setup', 'build-site'),
    },
  );
}
