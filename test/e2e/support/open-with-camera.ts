import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags, findChromium } from '#scripts/find-chromium.ts';
import { makeTemporaryFolder } from '#scripts/process/main.ts';

/** JPEG quality that keeps every module of a code. */
const quality = 95;

/**
 * Opens a Chromium whose only camera shows a picture (any format of sharp, at most 1280 x 720 pixels) to every page,
 * without asking. Close it after use.
 */
export async function openWithCamera(picture: Buffer): Promise<Browser> {
  const { folder, remove } = makeTemporaryFolder();
  const file = path.join(folder, 'camera.mjpeg');
  // Motion JPEG is one JPEG after the other; Chromium repeats a file with one frame.
  writeFileSync(file, await sharp(picture).jpeg({ quality }).toBuffer());
  const browser = await chromium.launch({
    executablePath: (await findChromium()).file,
    args: [
      ...chromiumFlags,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
  browser.on('disconnected', remove);
  return browser;
}
