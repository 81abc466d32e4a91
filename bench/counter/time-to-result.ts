import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makeTemporaryFolder } from '#scripts/process/main.ts';
import { openWithCamera } from '#test/e2e/support/open-with-camera.ts';
import { takePicture } from '#test/support/scanner/take-picture.ts';
import { qrModules } from '#web/lib/format/qr-modules.ts';
import { kilobytes } from '../../web/gzipped-size.ts';
import { verdict } from '../support/verdict.ts';
import { buildScannerPage } from './build-scanner-page.ts';
import { drawVouchers } from './draw-vouchers.ts';
import { serveFolder } from './serve-folder.ts';
import { drawShots } from './shots.ts';
import { slowDown } from './slow-worker.ts';

const seed = 2026;
const pictures = 6;
const mostMilliseconds = 2000;

/** Notes when the camera's picture is there, and when the result. Runs in the page. */
function watchResult(): void {
  const times: { shown?: number; found?: number } = {};
  Object.assign(window, { times });
  const onPlaying = () => {
    times.shown ??= performance.now();
  };
  document.addEventListener('playing', onPlaying, true);
  const look = () => {
    if (document.querySelector('output')?.textContent) times.found ??= performance.now();
  };
  new MutationObserver(look).observe(document.body, {
    characterData: true,
    childList: true,
    subtree: true,
  });
}

/** Returns the milliseconds from the camera's first picture to the result, and the read text. */
async function measure(page: Page, url: string) {
  await slowDown(page);
  await page.goto(url);
  await page.evaluate(watchResult);
  await page.getByRole('button').click();
  await page.locator('output:not(:empty)').waitFor();
  const text = await page.locator('output').textContent();
  const { shown, found } = await page.evaluate(
    () => (window as unknown as { times: { shown: number; found: number } }).times,
  );
  const hasDetector = await page.evaluate(() => 'BarcodeDetector' in window);
  return { text, milliseconds: found - shown, hasDetector };
}

/** Measures the time from a voucher in view of the camera to its text, on a phone four times slower than this machine. */
export async function timeToResult(): Promise<boolean> {
  const { folder } = makeTemporaryFolder();
  const bytes = await buildScannerPage(folder);
  console.log(`the decoder loads ${kilobytes(bytes)} at the tap`);
  const url = await serveFolder(folder);
  const links = await drawVouchers(pictures, seed);
  // Chromium's fake camera crops upright pictures.
  const shots = drawShots(4 * pictures, seed).filter(({ width }) => width === 1280);
  const times: number[] = [];
  for (const [index, shot] of shots.entries()) {
    const link = links[index] ?? '';
    const { data, width, height } = takePicture(qrModules(link), shot);
    const raw = { width, height, channels: 4 } as const;
    const browser = await openWithCamera(await sharp(data, { raw }).png().toBuffer());
    try {
      const { text, milliseconds, hasDetector } = await measure(await browser.newPage(), url);
      if (text !== link) throw new Error(`The scanner read ${text} instead of ${link}`);
      console.log(
        `picture ${index + 1}: ${milliseconds.toFixed(0)} ms, ${hasDetector ? 'with' : 'without'} BarcodeDetector`,
      );
      times.push(milliseconds);
    } finally {
      await browser.close();
    }
  }
  const longest = Math.max(...times);
  return verdict(
    longest < mostMilliseconds,
    `from a code in view to the result, 4x slower CPU: ${longest.toFixed(0)} ms at most, goal ${mostMilliseconds}`,
  );
}
