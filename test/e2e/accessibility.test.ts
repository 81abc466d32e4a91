import { anOffer, letExpire } from '#test/support/stories/offers.ts';
import { aNewcomer } from '#test/support/stories/people.ts';
import { offerLink, posterLink } from '#web/ui/share/flyer-link.ts';
import {
  expectAccessible,
  expectAllAccessible,
  expectNothingSerious,
} from './support/accessible.ts';
import { acceptTerms } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the pages for signed-out users are accessible @phone', async ({ page }) => {
  await expectAllAccessible(page, [['/login', 'Entrar']]);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Digite a senha.')).toBeVisible();
  await expectNothingSerious(page);
  await expectAllAccessible(page, [
    ['/signup', 'Criar conta'],
    ['/confirm-signup', 'Confirme seu e-mail'],
    ['/forgot', 'Esqueceu a senha?'],
    ['/confirm-forgot', 'Crie uma nova senha'],
    ['/nada', 'Não achamos esta página'],
  ]);
});

test('the screens of a new owner are accessible @phone', async ({ openAs }) => {
  const page = await openAs(await aNewcomer(), '/business');
  await expectAccessible(page, 'Termos de uso');
  await acceptTerms(page);
  await expectAccessible(page, 'Empresa');
  await expectAllAccessible(page, [
    ['/shop-list', 'Lojas'],
    ['/offer-list', 'Ofertas'],
    ['/profile', 'Perfil'],
    ['/change-password', 'Trocar a senha'],
    ['/change-user-data', 'Seus dados'],
  ]);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Excluir a conta' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingSerious(page);
});

test('the flyer is accessible @phone', async ({ page }) => {
  const { shop, offer, business } = await anOffer({ offerRules: 'Uma por cliente.' });
  await expectAllAccessible(page, [
    [`/folder/${shop.shopIdentifier}`, business.name],
    [`/folder/${offer.id}`, business.name],
    ['/folder/ninguem', 'Não achamos esta loja'],
    [posterLink(shop.shopIdentifier), `Cartaz de ${business.name}`],
  ]);
  await letExpire(offer);
  await expectAllAccessible(page, [[offerLink(offer.id, shop.shopIdentifier), business.name]]);
  await expect(page.getByText('Esta oferta não está disponível')).toBeVisible();
});
