import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { toolPath } from './checks/run-tool.ts';
import { tryCommand } from './process/run-command.ts';
import { UserError } from './process/user-error.ts';

const systemChromiums = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium that runs on this machine: Playwright's own, the system's, or one installed just now. */
export async function findChromium(): Promise<string> {
  const found = (await playwrights()) ?? (await systems());
  if (found) return found;
  await tryInstall(toolPath('playwright'), ['install', 'chromium']);
  const installed = await playwrights();
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await tryInstall('apt-get', ['update']);
    await tryInstall('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
  }
  const system = await systems();
  if (system) return system;
  throw new UserError(
    'No Chromium was found and none could be installed; install Chromium or Google Chrome and run the tests again.',
  );
}

async function playwrights(): Promise<string | undefined> {
  const path = chromium.executablePath();
  return existsSync(path) && (await runs(path)) ? path : undefined;
}

async function systems(): Promise<string | undefined> {
  for (const candidate of systemChromiums) {
    const path = candidate.startsWith('/') ? candidate : await onPath(candidate);
    if (path && (await runs(path))) return path;
  }
  return undefined;
}

async function onPath(name: string): Promise<string | undefined> {
  const { stdout } = await tryCommand('/bin/sh', ['-c', 'command -v "$0"', name], {
    name: 'Looking for Chromium',
    timeLimitSeconds: 10,
  });
  return stdout.trim() || undefined;
}

/** A file that is there may still lack libraries, or be the stub of a package that is not installed. */
async function runs(path: string): Promise<boolean> {
  try {
    const options = { name: 'Chromium', timeLimitSeconds: 30 };
    const { exitCode, stdout } = await tryCommand(path, ['--version'], options);
    return exitCode === 0 && /\d+\.\d+/.test(stdout);
  } catch {
    return false;
  }
}

async function tryInstall(command: string, args: readonly string[]): Promise<void> {
  try {
    await tryCommand(command, args, {
      name: 'Installing Chromium',
      timeLimitSeconds: 300,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The next way is tried; whether any worked shows when a Chromium is looked for again.
  }
}
