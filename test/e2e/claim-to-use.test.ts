import type { Browser, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { openWithCamera } from '#test/e2e/support/open-with-camera.ts';
import type { Shot } from '#test/support/scanner/shot.ts';
import { takePicture } from '#test/support/scanner/take-picture.ts';
import { anOwnedOffer, type OwnedOffer } from '#test/support/stories/offers.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';
import { qrModules } from '#web/lib/format/qr-modules.ts';
import { flyerLink } from '#web/product/share/flyer-link.ts';
import { anEmail, confirmEmail, createAccount, fillSignUp } from './support/accounts.ts';
import { expectCounter, resultAt } from './support/counter.ts';
import { acceptTerms, expectScreen } from './support/screens.ts';
import { storageOf } from './support/session.ts';
import { collectErrors, expect, test } from './support/test.ts';

const title = 'Bolo de rolo inteiro';

const qrCode = (page: Page) => page.getByRole('img', { name: /^QR code do cupom/ });

/** A pale phone with a code, leaned away and turned a little. */
const shot: Shot = {
  ...{ width: 1280, height: 720, side: 420, x: 640, y: 360 },
  ...{ rotation: 12, tilt: 20, tiltDirection: 60, blur: 0.7, noise: 4 },
  ...{ white: 200, contrast: 0.4, leftLight: 0.6, lightDirection: 30, seed: 1 },
};

/** Reads the QR code on a page, and returns the picture that a camera above the counter takes of it. */
async function pictureOf(page: Page): Promise<Buffer> {
  const screen = sharp(await page.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await screen.toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  const taken = takePicture(qrModules(code?.data ?? ''), shot);
  const raw = { width: taken.width, height: taken.height, channels: 4 } as const;
  return sharp(taken.data, { raw }).png().toBuffer();
}

/** Goes from the flyer through the sign-up to the voucher on the flyer. */
async function claimOnFlyer(page: Page, { shop, business }: OwnedOffer): Promise<void> {
  const flyer = flyerLink(shop.shopIdentifier);
  await page.goto(flyer);
  await expectScreen(page, business.name);
  const offer = page.getByRole('article').filter({ hasText: title });
  await offer.getByRole('button', { name: 'Eu quero!' }).click();
  await expectScreen(page, 'Entrar');
  await page.getByRole('link', { name: 'Criar conta' }).click();
  const email = anEmail();
  await fillSignUp(page, email);
  await createAccount(page);
  await confirmEmail(page, email);
  await expect(page).toHaveURL(flyer);
}

test.describe('with a camera at the counter', () => {
  let counterBrowser: Browser | undefined;
  test.afterEach(() => counterBrowser?.close());

  test('a stranger goes from a flyer through the sign-up to a voucher, which a counter reads from a leaning phone and uses @phone-only', async ({
    page,
    pageErrors,
  }) => {
    test.slow();
    const owned = await anOwnedOffer({ title });
    const { person: validator } = await anActiveValidator(owned, owned.shop);

    await test.step('the voucher is on the flyer without a second tap', async () => {
      await claimOnFlyer(page, owned);
      await expect(qrCode(page)).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('intent'))).toBeNull();
    });

    await test.step('the wallet shows it, too', async () => {
      await page.getByRole('link', { name: 'Meus cupons', exact: true }).click();
      await expectScreen(page, 'Meus cupons');
      await page.getByRole('link', { name: title }).click();
      await expectScreen(page, 'Cupom');
      await expect(qrCode(page)).toBeInViewport({ ratio: 1 });
    });

    counterBrowser = await openWithCamera(await pictureOf(page));
    const context = await counterBrowser.newContext({ storageState: storageOf(validator) });
    collectErrors(context, pageErrors);
    const counter = await context.newPage();

    await test.step('the validator lands on the counter, and one tap on the camera reads the voucher', async () => {
      await counter.goto('/');
      await acceptTerms(counter);
      await expectCounter(counter);
      await counter.getByRole('button', { name: 'Abrir a câmera' }).click();
      const result = resultAt(counter, 'Pode usar');
      // A busy machine takes seconds for each frame.
      await expect(result).toContainText(title, { timeout: 75_000 });
      await expect(result).toContainText(/R\$\s14,90/);
      await expect(counter.getByText('Nenhum cupom usado')).toBeVisible();
    });

    await test.step('the second tap uses it', async () => {
      await counter.getByRole('button', { name: 'Usar', exact: true }).click();
      await expect(resultAt(counter, 'Usado')).toContainText('Pode entregar');
      await expect(counter.getByText('1 cupom usado', { exact: true })).toBeVisible();
    });

    await test.step('the wallet of the holder says so by itself, and keeps it among the used ones', async () => {
      await expect(page.getByRole('status').getByText('Cupom usado')).toBeVisible();
      await expect(qrCode(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Meus cupons', exact: true }).click();
      await expectScreen(page, 'Meus cupons');
      await expect(page.getByText('Nenhum cupom aberto agora.')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Usado');
    });
  });
});
