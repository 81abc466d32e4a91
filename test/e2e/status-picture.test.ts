import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { chooseFor } from './support/offers.ts';
import { expect, test } from './support/test.ts';

/** Serves a photo of one colour as the offer's. */
async function giveOfferPhoto(page: Page, background: string): Promise<void> {
  const image = { url: imageUrlNo(), width: 1280, height: 960, status: 'ready' };
  await page.route(/\/businesses\/[^/]+\/offers/, async (route) => {
    const response = await route.fetch();
    const { items, ...rest } = await response.json();
    const json = { ...rest, items: items.map((offer: object) => ({ ...offer, images: [image] })) };
    await route.fulfill({ response, json });
  });
  const photo = sharp({ create: { width: 1280, height: 960, channels: 3, background } });
  const body = await photo.webp().toBuffer();
  await page.route(`**${image.url}/*`, (route) =>
    route.fulfill({ contentType: 'image/webp', body }),
  );
}

/** Saves the picture of an offer with the dialog's button; returns its pixels, 4 bytes each. */
async function savePicture(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Salvar imagem' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('bolo-de-rolo-inteiro.jpg');
  const picture = sharp(await readFile(await file.path()));
  return picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Reads the QR code in a picture, as a camera does. */
function readCode({ data, info }: Awaited<ReturnType<typeof savePicture>>): string | undefined {
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('an owner saves an offer as a picture for the status, whose QR code opens the offer', async ({
  openAs,
}) => {
  const { owner, offer, shop } = await anOwnedOffer({ title: 'Bolo de rolo inteiro' });
  const page = await openAs(owner, '/profile');
  await giveOfferPhoto(page, '#00a000');
  await page.goto('/offer-list');
  await chooseFor(page, offer.title, 'Imagem para o status');
  const picture = await savePicture(page);
  expect(picture.info).toMatchObject({ width: 1080, height: 1920 });
  const [red = 255, green = 0, blue = 255] = picture.data.subarray(0, 3);
  expect([red < 40, green > 130, blue < 40]).toEqual([true, true, true]);

  const code = readCode(picture);
  expect(code).toBe(`${new URL(page.url()).origin}/folder/${offer.id}?loja=${shop.shopIdentifier}`);
  const visitor = await openAs(undefined, code ?? '');
  await expect(visitor.getByRole('article').first()).toContainText(offer.title);
});
