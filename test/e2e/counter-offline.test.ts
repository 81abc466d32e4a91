import type { Page } from '@playwright/test';
import { voucherLink } from '#contract/claims/voucher.ts';
import { claimAs, giveBack, redeemAs, redemptionsIn } from '#test/support/stories/claims.ts';
import { anOwnedOffer, type OwnedOffer } from '#test/support/stories/offers.ts';
import { aPerson, type Person } from '#test/support/stories/people.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';
import {
  expectCounter,
  redeemScanned,
  resultAt,
  scan,
  unsent,
  untilCounterKept,
} from './support/counter.ts';
import { acceptTerms } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

interface Held {
  readonly code: string;
  /** The text in the voucher's QR code. */
  readonly text: string;
}

/** Claims an offer so many times as one person. */
async function claimsOf(holder: Person, { offer }: OwnedOffer, count: number): Promise<Held[]> {
  const claims: Held[] = [];
  for (let made = 0; made < count; made += 1) {
    const { code, voucher } = (await claimAs(holder, offer)).body;
    claims.push({ code, text: `HTTPS://VITRINE.TEST${voucherLink(voucher ?? '')}` });
  }
  return claims;
}

/** The same voucher with another signature. */
const forge = (text: string) => text.slice(0, -4) + (text.endsWith('0000') ? '1111' : '0000');

const refusedUses = (page: Page) => page.getByRole('region', { name: 'Usos recusados' });

test('a counter uses eight vouchers offline, across a reload, and settles all of them', async ({
  openAs,
}) => {
  test.slow();
  const owned = await anOwnedOffer({ title: 'Bolo de rolo', perConsumerLimit: 8 });
  const [{ person: validator }, holder] = await Promise.all([
    anActiveValidator(owned, owned.shop),
    aPerson(),
  ]);
  const claims = await claimsOf(holder, owned, 8);
  const [forged, cancelled, usedElsewhere, ...good] = claims as [Held, Held, Held, ...Held[]];
  const page = await openAs(validator, '/counter');
  const context = page.context();
  await acceptTerms(page);
  await expectCounter(page);
  await untilCounterKept(page, owned.shop.id);
  await context.setOffline(true);

  await test.step('half of the vouchers are used offline', async () => {
    await expect(page.getByText(/^Sem internet: leia os QR codes normalmente/)).toBeVisible();
    for (const claim of [cancelled, usedElsewhere, ...good.slice(0, 2)]) {
      await expect(await redeemScanned(page, claim.text, claim)).toContainText('a enviar');
    }
    await expect(unsent(page, 4)).toBeVisible();
  });

  await test.step('a reload without a connection loses nothing', async () => {
    await page.reload();
    await expect(unsent(page, 4)).toBeVisible();
    await expect(page.getByText('4 cupons usados', { exact: true })).toBeVisible();
    await scan(page, usedElsewhere.text);
    await expect(resultAt(page, 'Já foi usado')).toContainText('Usado neste aparelho');
  });

  await test.step('a forged voucher is refused at once, and the others are used', async () => {
    await scan(page, forge(forged.text));
    await expect(resultAt(page, 'Não é um cupom verdadeiro')).toBeVisible();
    for (const claim of good.slice(2)) await redeemScanned(page, claim.text, claim);
    await expect(unsent(page, 7)).toBeVisible();
  });

  await test.step('meanwhile one voucher is cancelled, and one is used on another device', async () => {
    expect((await giveBack(holder, cancelled)).status).toBe(204);
    expect((await redeemAs(owned.owner, usedElsewhere, owned.shop)).status).toBe(201);
  });

  await test.step('with the connection, every use is settled, and two are shown as refused', async () => {
    await context.setOffline(false);
    // They are sent one after the other.
    await expect(page.getByText(/a enviar$/)).toHaveCount(0, { timeout: 60_000 });
    await expect(refusedUses(page).getByRole('listitem')).toHaveCount(2);
    await expect(refusedUses(page)).toContainText('Foi cancelado');
    await expect(refusedUses(page)).toContainText('Usado antes em outro aparelho');
    const done = await redemptionsIn(owned.shop, validator);
    expect(done.map(({ code, status }) => `${code} ${status}`).sort()).toEqual(
      [usedElsewhere, ...good].map(({ code }) => `${code} done`).sort(),
    );
    expect(
      done
        .filter(({ offline }) => offline)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(good.map(({ code }) => code).sort());
  });

  await test.step('the refusals stay after a reload', async () => {
    await page.reload();
    await expect(refusedUses(page).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('6 cupons usados', { exact: true })).toBeVisible();
  });
});
