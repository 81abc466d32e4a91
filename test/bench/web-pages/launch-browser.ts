import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#scripts/find-chromium.ts';
import { beforeExit } from '#scripts/process/lifetime.ts';
import { chromiumFlags } from '#test/support/chromium-flags.ts';

/** Starts a browser that is closed when the process ends. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const { file } = await findChromium();
  const args = [...chromiumFlags, ...flags];
  const browser = await chromium.launch({ executablePath: file, args });
  beforeExit(() => browser.close());
  return browser;
}
