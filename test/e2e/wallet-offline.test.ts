import { showClaimCode } from '#contract/claims/claim-code.ts';
import { storedKeys } from '#test/support/kept-on-device.ts';
import { aClaimedOffer } from '#test/support/stories/claims.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { flyerLink } from '#web/product/share/flyer-link.ts';
import { untilCached, untilKept } from './support/installed-app.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a wallet that was shown once starts without a connection, with the QR code of its voucher @phone-only', async ({
  openAs,
}) => {
  const { holder, claim, offer, shop } = await aClaimedOffer({ title: 'Cuscuz com queijo' });
  const first = await openAs(holder, '/wallet');
  const context = first.context();
  await expectScreen(first, 'Meus cupons');
  await expect(first.getByRole('link', { name: offer.title })).toBeVisible();
  await untilKept(first, '/users/me');
  await expect.poll(() => storedKeys(first, 'vitrine-wallet', 'claims')).toHaveLength(1);
  await untilCached(first, [/^\/index\.html$/, /\/i18n\/wallet\/pt\.json$/]);
  await first.close();
  await context.setOffline(true);

  const page = await context.newPage();
  await page.goto('/wallet');
  await expect(page.getByText(/^Você está sem internet/)).toBeVisible();
  await page.getByRole('link', { name: offer.title }).click();
  await expectScreen(page, 'Cupom');
  await expect(page.getByRole('img', { name: /^QR code do cupom/ })).toBeVisible();
  await expect(page.getByText(showClaimCode(claim.code))).toBeVisible();
  await expect(page.getByText(shop.address.street)).toBeVisible();
});

test('a voucher that was claimed on a flyer opens without a connection, although the app was never open @phone-only', async ({
  openAs,
}) => {
  const { shop, offer } = await anOwnedOffer({ title: 'Bolo de rolo' });
  const flyer = await openAs(await aPerson(), flyerLink(shop.shopIdentifier));
  const context = flyer.context();
  const qrCode = { name: /^QR code do cupom/ };
  await flyer.getByRole('button', { name: 'Eu quero!' }).click();
  await expect(flyer.getByRole('img', qrCode)).toBeVisible();
  await untilCached(flyer, [
    /^\/index\.html$/,
    /^\/config\.json$/,
    /^\/static\/kept-.*\.js$/,
    /\/i18n\/pt\.json$/,
    /\/i18n\/wallet\/pt\.json$/,
  ]);
  await expect.poll(() => storedKeys(flyer, 'vitrine-wallet', 'claims')).toHaveLength(1);
  await flyer.close();
  await context.setOffline(true);

  const page = await context.newPage();
  await page.goto('/wallet');
  await page.getByRole('link', { name: offer.title }).click();
  await expect(page.getByRole('img', qrCode)).toBeVisible();
});
