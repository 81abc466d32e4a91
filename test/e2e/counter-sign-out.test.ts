import { aClaimOf, redemptionsIn } from '#test/support/stories/claims.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { anActiveValidator, chosenPassword } from '#test/support/stories/validators.ts';
import { expectCounter, redeemScanned, unsent } from './support/counter.ts';
import { acceptTerms, expectScreen, fillSignIn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test("an owner signs out with an unsent use, which a validator's sign-in sends as the owner's", async ({
  openAs,
}) => {
  const owned = await anOwnedOffer({ title: 'Tapioca de coco' });
  const [{ validator, person }, { claim }] = await Promise.all([
    anActiveValidator(owned, owned.shop),
    aClaimOf(owned.offer),
  ]);
  const page = await openAs(owned.owner, '/counter');
  await expectCounter(page);

  await test.step('the owner uses a voucher that cannot be sent', async () => {
    await page.context().route('**/api/redemptions', (route) => route.abort());
    await redeemScanned(page, claim.voucher ?? '', claim);
    await expect(unsent(page, 1)).toBeVisible();
  });

  await test.step('the sign-out asks, and keeps the use on the device', async () => {
    await page.getByRole('link', { name: 'Ver ofertas da loja' }).click();
    await expectScreen(page, 'Ofertas');
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    const question = page.getByRole('dialog', { name: '1 uso de cupom ainda não foi enviado' });
    await question.getByRole('button', { name: 'Sair assim mesmo' }).click();
    await expectScreen(page, 'Entrar');
    expect(await redemptionsIn(owned.shop, owned.owner)).toEqual([]);
  });

  await test.step('the next member of the shop sends it', async () => {
    await page.context().unroute('**/api/redemptions');
    await fillSignIn(page, validator.email, chosenPassword);
    await acceptTerms(page);
    await expectCounter(page);
    await expect(page.getByText('1 cupom usado', { exact: true })).toBeVisible();
    await expect(unsent(page, 1)).toHaveCount(0);
    await expect
      .poll(() => redemptionsIn(owned.shop, person))
      .toEqual([
        expect.objectContaining({
          code: claim.code,
          redeemedBy: expect.objectContaining({ kind: 'owner' }),
          recordedBy: expect.objectContaining({ kind: 'validator' }),
        }),
      ]);
  });
});
