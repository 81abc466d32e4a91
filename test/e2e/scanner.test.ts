import sharp, { type Sharp } from 'sharp';
import { makeTemporaryFolder } from '#scripts/process/main.ts';
import { qrModules } from '#web/lib/format/qr-modules.ts';
import { openWithCamera } from './support/picture-camera.ts';
import { buildScannerPage } from './support/scanner/build-scanner-page.ts';
import { drawVouchers } from './support/scanner/draw-vouchers.ts';
import { serveFolder } from './support/scanner/serve-folder.ts';
import type { Shot } from './support/scanner/shot.ts';
import { takePicture } from './support/scanner/take-picture.ts';
import { expect, test } from './support/test.ts';

let url = '';
let remove = () => {};

test.beforeAll(async () => {
  // Not in the module, which the process that lists the tests loads, too.
  const temporary = makeTemporaryFolder();
  ({ remove } = temporary);
  await buildScannerPage(temporary.folder);
  url = await serveFolder(temporary.folder);
});

test.afterAll(() => remove());

/** A phone with a code, leaned away and turned a little. */
const shot: Shot = {
  ...{ width: 1280, height: 720, side: 420, x: 640, y: 360 },
  ...{ rotation: 12, tilt: 20, tiltDirection: 60, blur: 0.7, noise: 4 },
  ...{ white: 200, contrast: 0.7, leftLight: 0.6, lightDirection: 30, seed: 1 },
};

interface Case {
  readonly name: string;
  readonly shot: Shot;
  readonly change?: (picture: Sharp) => Sharp;
}

const cases: readonly Case[] = [
  { name: 'on a leaning phone', shot },
  { name: 'that is pale', shot: { ...shot, contrast: 0.3, leftLight: 1 } },
  { name: 'in a mirror', shot, change: (picture) => picture.flop() },
  { name: 'that is light on dark', shot, change: (picture) => picture.negate({ alpha: false }) },
];

for (const { name, shot, change = (picture: Sharp) => picture } of cases) {
  test(`one tap starts the camera, which reads a voucher ${name}`, async () => {
    test.slow();
    const [link = ''] = await drawVouchers(1, 1);
    const { data, width, height } = takePicture(qrModules(link), shot);
    const raw = { width, height, channels: 4 } as const;
    const picture = await change(sharp(data, { raw })).png().toBuffer();
    const browser = await openWithCamera(picture);
    try {
      const page = await browser.newPage();
      await page.goto(url);
      await page.getByRole('button', { name: 'Ligar a câmera' }).click();
      // A busy machine takes seconds for each view of a frame.
      await expect(page.getByRole('status')).toHaveText(link, { timeout: 75_000 });
    } finally {
      await browser.close();
    }
  });
}
