import { cpSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { checkout, logFile, toolPath } from '../stage/checkout.ts';
import { buildOpenFiles, openFileNames, openFolder } from './build-open-files.ts';

export const siteFolder = path.join(checkout, 'dist', 'web');

/** Builds the web app and the files of open pages for production. */
export async function buildSite(): Promise<void> {
  const args = ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'];
  await runCommand(toolPath('vite'), args, {
    name: 'Building the web app',
    env: { ...process.env, NODE_ENV: 'production' },
    timeLimitSeconds: 180,
    logFile: logFile('setup', 'build-site'),
  });
  await buildOpenFiles();
  // The build of the app empties its folder first.
  for (const file of openFileNames()) {
    cpSync(path.join(openFolder, file), path.join(siteFolder, file));
  }
}
