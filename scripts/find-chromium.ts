import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Launcher } from 'chrome-launcher';
import { tryCommand } from './process/run-command.ts';
import { UserError } from './process/user-error.ts';
import { toolPath } from './stage/checkout.ts';

const installations: readonly (readonly [string, ...string[]])[] = [
  [toolPath('playwright'), 'install', 'chromium'],
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
];

/**
 * The path of a Chromium that runs on this machine: Playwright's, the system's, or a new installation. Throws a
 * UserError when none can be installed.
 */
export async function findChromium(): Promise<string> {
  const found = await installedChromium();
  if (found) return found;
  for (const [command, ...args] of installations) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { name: 'Installing Chromium', timeLimitSeconds: 300, env };
    // Most machines allow only one of these, so failures are ignored.
    await tryCommand(command, args, options).catch(() => undefined);
    const installed = await installedChromium();
    if (installed) return installed;
  }
  throw new UserError(
    'No Chromium was found and none could be installed; install Chromium or Google Chrome and run the tests again.',
  );
}

async function installedChromium(): Promise<string | undefined> {
  for (const file of [chromium.executablePath(), ...systemChromiums()]) {
    if (existsSync(file) && (await runs(file))) return file;
  }
  return undefined;
}

function systemChromiums(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    // Launcher throws when no Chromium is installed.
    return [];
  }
}

/** Whether a file runs: it may lack shared libraries, or be the placeholder of a package that is not installed. */
async function runs(file: string): Promise<boolean> {
  const options = { name: 'Chromium', timeLimitSeconds: 30 };
  const result = await tryCommand(file, ['--version'], options).catch(() => undefined);
  return result?.exitCode === 0 && /\d+\.\d+/.test(result.stdout);
}
