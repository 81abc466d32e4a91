import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#scripts/find-chromium.ts';
import { beforeExit } from '#scripts/process/main.ts';
import { chromiumFlags } from '#test/support/chromium-flags.ts';
import { trustFlag } from './certificate.ts';

/** Starts a browser that closes when the process ends. */
export async function launchBrowser(): Promise<Browser> {
  const { file } = await findChromium();
  const args = [...chromiumFlags, await trustFlag()];
  const browser = await chromium.launch({ executablePath: file, args });
  beforeExit(() => browser.close());
  return browser;
}
