import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { localLocations } from '#lib/config/config.ts';
import { chromiumFlags, findChromium } from '#scripts/find-chromium.ts';
import { stageFolder } from '#scripts/stage/checkout.ts';

// Worker processes load this file too, and inherit the value.
process.env['VITRINE_CHROMIUM'] ??= (await findChromium()).file;

const reportFile = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './test/e2e/support/global-setup.ts',
  globalTeardown: './test/support/global-teardown.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: reportFile ? [['json', { outputFile: reportFile }], ['dot']] : [['list']],
  use: {
    baseURL: `http://localhost:${localLocations.test.sitePort}`,
    browserName: 'chromium',
    locale: 'pt-BR',
    actionTimeout: 20_000,
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // They would answer requests that tests replace. Only tests of the installed app allow them.
    serviceWorkers: 'block',
    // Traces take a tenth longer: `playwright test --trace on` makes them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: path.join(import.meta.dirname, 'test', 'support', 'lean-chromium.sh'),
      // A fake camera with a test picture; pages may use it without asking.
      args: [
        ...chromiumFlags,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
      // Otherwise the sound library leaves a temporary folder and a link in the home folder.
      env: { ...process.env, PULSE_RUNTIME_PATH: path.join(stageFolder('test'), 'pulse') },
    },
  },
  projects: [
    // Runs first, since its long test would otherwise run alone on one core at the end.
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@phone-only/ },
  ],
});
