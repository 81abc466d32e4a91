import { globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { checkout, logFile, toolPath } from '../stage/checkout.ts';

const dist = path.join(checkout, 'dist');

/** Folder of the files that open pages load, with their manifest for the bundles of the Lambdas. */
export const openFolder = path.join(dist, 'open');

const manifestFile = 'manifest.json';

/** Returns the paths of the built files below `openFolder`, which are also their keys in the bucket of the site. */
export const openFileNames = (): readonly string[] =>
  globSync('static/**/*.*', { cwd: openFolder }).sort();

/**
 * Replaces file by file, the manifest last: a synthesis or another build may use the folder at the same time. Two builds
 * of one checkout make the same files.
 */
function publish(built: string): void {
  const files = globSync('**/*.*', { cwd: built }).filter((file) => file !== manifestFile);
  for (const file of [...files, manifestFile]) {
    mkdirSync(path.dirname(path.join(openFolder, file)), { recursive: true });
    renameSync(path.join(built, file), path.join(openFolder, file));
  }
  for (const file of openFileNames()) {
    if (!files.includes(file)) rmSync(path.join(openFolder, file), { force: true });
  }
}

/** Builds the scripts and the font of open pages. Takes less than a second. */
export async function buildOpenFiles(): Promise<void> {
  mkdirSync(dist, { recursive: true });
  const built = mkdtempSync(path.join(dist, '.open-'));
  try {
    const config = ['--config', 'web/vite.open.config.ts', '--outDir', built];
    await runCommand(toolPath('vite'), ['build', ...config, '--logLevel', 'warn'], {
      name: 'Building the files of open pages',
      // The cache of compiled scripts would stay in the system's temporary folder.
      env: { ...process.env, NODE_ENV: 'production', NODE_DISABLE_COMPILE_CACHE: '1' },
      timeLimitSeconds: 60,
      logFile: logFile('setup', 'build-open-files'),
    });
    publish(built);
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}
