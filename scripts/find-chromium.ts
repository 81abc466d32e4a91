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

/** Flags that let Chromium run in a container and disable its background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium that runs on this machine. */
interface Chromium {
  readonly file: string;
  /** Version as Chromium prints it, such as `Chromium 150.0.7000.1`. */
  readonly version: string;
}

/**
 * Finds a Chromium: the path in VITRINE_CHROMIUM, else Playwright's, the system's, or a new installation. Throws a
 * UserError if the named one does not run, or none can be installed.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['VITRINE_CHROMIUM'];
  if (named) return namedChromium(named);
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

/** Chooses the Chromium for browser tests. Returns its version and path for the report. */
export async function chooseChromium(): Promise<string> {
  const { file, version } = await findChromium();
  process.env['VITRINE_CHROMIUM'] = file;
  return `${version} (${file})`;
}

async function namedChromium(file: string): Promise<Chromium> {
  const version = await versionOf(file);
  if (version) return { file, version };
  throw new UserError(
    `VITRINE_CHROMIUM is ${file}, which does not run; set it to the path of a Chromium, or unset it.`,
  );
}

async function installedChromium(): Promise<Chromium | undefined> {
  for (const file of [chromium.executablePath(), ...systemChromiums()]) {
    const version = await versionOf(file);
    if (version) return { file, version };
  }
  return undefined;
}

function systemChromiums(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    // Launcher throws if no Chromium is installed.
    return [];
  }
}

/** Returns undefined if the file does not run: it may lack shared libraries, or be a package's placeholder. */
async function versionOf(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const options = { name: 'Chromium', timeLimitSeconds: 30 };
  const result = await tryCommand(file, ['--version'], options).catch(() => undefined);
  const isVersion = result?.exitCode === 0 && /\d+\.\d+/.test(result.stdout);
  return isVersion ? result.stdout.trim() : undefined;
}
