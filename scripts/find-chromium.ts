import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Launcher } from 'chrome-launcher';
import { tryCommand } from './process/run-command.ts';
import { UserError } from './process/user-error.ts';
import { toolPath } from './stage/checkout.ts';

/** The path of a Chromium that runs on this machine: Playwright's, the system's, or one installed now. */
export async function findChromium(): Promise<string> {
  const installations = [
    () => undefined,
    () => tryInstall(toolPath('playwright'), ['install', 'chromium']),
    installBySystem,
  ];
  for (const install of installations) {
    await install();
    const found = await installedChromium();
    if (found) return found;
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
    // It throws when there is none.
    return [];
  }
}

/** An existing file may still lack libraries, or be the placeholder of a package that is not installed. */
async function runs(file: string): Promise<boolean> {
  const options = { name: 'Chromium', timeLimitSeconds: 30 };
  const result = await tryCommand(file, ['--version'], options).catch(() => undefined);
  return result?.exitCode === 0 && /\d+\.\d+/.test(result.stdout);
}

async function installBySystem(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await tryInstall('apt-get', ['update']);
  await tryInstall('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
}

/** Whether it worked shows when a Chromium is looked for again. */
async function tryInstall(command: string, args: readonly string[]): Promise<void> {
  await tryCommand(command, args, {
    name: 'Installing Chromium',
    timeLimitSeconds: 300,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).catch(() => undefined);
}
