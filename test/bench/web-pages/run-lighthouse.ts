import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '#scripts/find-chromium.ts';
import { chromiumFlags } from '#test/support/chromium-flags.ts';

/** How often a page is loaded until its trace is complete, which Lighthouse asks for on a busy machine. */
const attempts = 3;

async function launchChrome(): Promise<LaunchedChrome> {
  return launch({
    chromePath: await findChromium(),
    chromeFlags: [
      ...chromiumFlags,
      '--headless=new',
      '--ignore-certificate-errors',
      '--accept-lang=pt-BR',
    ],
    logLevel: 'error',
  });
}

async function runOnce(url: string, categories: readonly string[]): Promise<Result> {
  const chrome = await launchChrome();
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** Loads a page once with Lighthouse's mobile settings: slow 4G, CPU throttling, an empty cache. */
export async function runLighthouse(url: string, categories: readonly string[]): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await runOnce(url, categories);
    if (!result.runtimeError) return result;
    if (attempt === attempts) throw new Error(result.runtimeError.message);
  }
}
