import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#scripts/find-chromium.ts';
import { beforeExit } from '#scripts/process/lifetime.ts';

/** Flags that let Chromium run in a container and disable its background requests. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a browser that is closed when the process ends. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  beforeExit(() => browser.close());
  return browser;
}
