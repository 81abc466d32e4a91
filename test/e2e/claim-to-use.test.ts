import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { redemptionsIn } from '#test/support/stories/claims.ts';
import { anOwnedOffer, type OwnedOffer } from '#test/support/stories/offers.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';
import { flyerLink } from '#web/product/share/flyer-link.ts';
import { anEmail } from './support/accounts.ts';
import { expectCounter, resultAt } from './support/counter.ts';
import { openWithCamera } from './support/picture-camera.ts';
import { acceptTerms, expectScreen } from './support/screens.ts';
import { storageOf } from './support/session.ts';
import { confirmEmail, createAccount, fillSignUp, tickTerms } from './support/sign-up.ts';
import { collectErrors, expect, test } from './support/test.ts';

const title = 'Bolo de rolo inteiro';

const qrCode = (page: Page) => page.getByRole('img', { name: /^QR code do cupom/ });

/** Returns the picture that a camera above the counter takes of a phone's screen. */
async function pictureOf(page: Page): Promise<Buffer> {
  const background = '#b9b2a6';
  return sharp(await page.screenshot())
    .resize({ width: 1280, height: 720, fit: 'contain', background })
    .png()
    .toBuffer();
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
  await tickTerms(page);
  await createAccount(page);
  await confirmEmail(page, email);
  await expect(page).toHaveURL(flyer);
}

test.describe('with a camera at the counter', () => {
  let counterBrowser: Browser | undefined;
  test.afterEach(() => counterBrowser?.close());

  test('a stranger goes from a flyer through the sign-up to a voucher, which the counter reads and uses @phone-only', async ({
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

    expect(await redemptionsIn(owned.shop, validator)).toEqual([
      expect.objectContaining({
        title,
        status: 'done',
        offline: false,
        redeemedBy: expect.objectContaining({ kind: 'validator' }),
      }),
    ]);
  });
});
