import type { Page } from '@playwright/test';
import { aPendingBusiness, decide, theStaff } from '#test/support/stories/businesses.ts';
import { aCodeApp, codeAt, enableCodeApp } from '#test/support/stories/code-app.ts';
import { anIndication } from '#test/support/stories/indications.ts';
import { anOffer, letExpire } from '#test/support/stories/offers.ts';
import { aNewcomer, aPerson, aStaffMember } from '#test/support/stories/people.ts';
import { aShop } from '#test/support/stories/shops.ts';
import { addValidator } from '#test/support/stories/validators.ts';
import { offerLink, posterLink } from '#web/ui/share/flyer-link.ts';
import { password } from './support/accounts.ts';
import { bread, fillOffer } from './support/forms.ts';
import { aPhotoFile, type ChosenFile, choosePhotos, photosOf } from './support/photos.ts';
import { acceptTerms, expectScreen, fillSignIn } from './support/screens.ts';
import { expectNoMotion, expectStillScreen } from './support/still-screen.ts';
import { expect, test } from './support/test.ts';
import { contrastOnly, severeViolations } from './support/violations.ts';

type ColorScheme = 'light' | 'dark';

async function showIn(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // The attribute changes with a delay; until then text and background have different schemes.
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await expectStillScreen(page);
}

const isPhone = () => test.info().project.use.isMobile === true;

/**
 * Expects no serious or critical axe violation. Contrast in the dark scheme and motion do not depend on the width of the
 * window, so they are checked on phones only.
 */
async function expectNothingSerious(page: Page): Promise<void> {
  await showIn(page, 'light');
  // axe leaves the rule of WCAG 2.2 out unless it is asked for.
  const inLight = await severeViolations(page, { rules: { 'target-size': { enabled: true } } });
  expect(inLight, `${page.url()} in light`).toEqual([]);
  if (!isPhone()) return;
  await expectNoMotion(page);
  await showIn(page, 'dark');
  const inDark = await severeViolations(page, contrastOnly);
  expect(inDark, `${page.url()} in dark`).toEqual([]);
}

/** Waits for a screen, then runs `expectNothingSerious`. */
async function expectAccessible(page: Page, title: string | RegExp): Promise<void> {
  await expectScreen(page, title);
  await expectNothingSerious(page);
}

/** Opens each path and runs `expectAccessible`. */
async function expectAllAccessible(
  page: Page,
  screens: readonly (readonly [path: string, title: string | RegExp])[],
): Promise<void> {
  for (const [path, title] of screens) {
    await page.goto(path);
    await expectAccessible(page, title);
  }
}

test('the pages for signed-out users are accessible @phone', async ({ page }) => {
  await expectAllAccessible(page, [['/login', 'Entrar']]);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Digite a senha.')).toBeVisible();
  await expectNothingSerious(page);
  await expectAllAccessible(page, [
    ['/signup', 'Criar conta'],
    ['/confirm-signup', 'Confirme seu e-mail'],
    ['/forgot', 'Esqueceu a senha?'],
    ['/confirm-forgot', 'Crie uma senha nova'],
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
  await page.getByRole('button', { name: 'Remover a conta' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingSerious(page);
});

test("an owner's forms and the unusual discount dialog are accessible @phone-only", async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/business');
  await expectAccessible(page, 'Empresa');
  await expectAllAccessible(page, [
    ['/shop', 'Nova loja'],
    ['/offer', 'Nova oferta'],
  ]);
  await fillOffer(page, { ...bread, originalPrice: '2.499,90', offerPrice: '24,99' });
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingSerious(page);
});

/** Chooses files in a form, by way of the sheet on phones. */
async function chooseInForm(page: Page, files: ChosenFile[]): Promise<void> {
  await page.getByRole('button', { name: /^(Adicionar|Escolher) foto$/ }).click();
  await choosePhotos(page, files, 'Escolher da galeria');
}

test('the photos of a form and the dialogs of their camera are accessible @phone-only', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  await expectScreen(page, 'Nova oferta');
  // One photo stays under way, another one has a problem.
  await page.route(
    (url) => url.origin !== new URL(page.url()).origin,
    () => {},
  );
  const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await chooseInForm(page, [await aPhotoFile(), notes]);
  await expect(photosOf(page).nth(0)).toContainText('Enviando');
  await expect(photosOf(page).nth(1)).toContainText('Este arquivo não é uma foto');
  await expectNothingSerious(page);
  await page.getByRole('button', { name: 'Adicionar foto' }).click();
  await expect(page.getByRole('dialog', { name: 'Adicionar foto' })).toBeVisible();
  await expectNothingSerious(page);
  await page.getByRole('button', { name: 'Tirar foto' }).click();
  const camera = page.getByRole('dialog', { name: 'Tirar foto' });
  await expect(camera.getByRole('button', { name: 'Fotografar' })).toBeEnabled();
  await expectNothingSerious(page);
  await camera.getByRole('button', { name: 'Fotografar' }).click();
  await expect(camera.getByRole('img', { name: 'Foto tirada' })).toBeVisible();
  await expectNothingSerious(page);
});

test('cutting out an avatar is accessible @phone-only', async ({ openAs, sharedShop }) => {
  const page = await openAs(sharedShop.owner, '/business');
  await expectScreen(page, 'Empresa');
  await chooseInForm(page, [await aPhotoFile()]);
  const dialog = page.getByRole('dialog', { name: 'Enquadrar a foto' });
  await expect(dialog.getByRole('button', { name: 'Usar este recorte' })).toBeEnabled();
  await expectNothingSerious(page);
});

test("an owner's shops and offers are accessible @phone", async ({ openAs }) => {
  const { owner, shop, offer } = await anOffer({
    availableLimit: 10,
    moreDetails: 'Com gergelim.',
  });
  const page = await openAs(owner, '/shop-list');
  await expectAccessible(page, 'Lojas');
  await expectAllAccessible(page, [
    [`/shop?id=${shop.id}`, `${shop.business.name} · ${shop.address.neighborhood}`],
    [`/offer?id=${offer.id}`, offer.title],
    ['/offer-list', 'Ofertas'],
  ]);
  await page.getByRole('button', { name: `Ações de ${offer.title}` }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNothingSerious(page);
  await page.getByRole('menuitem', { name: 'Limite de quantidade' }).click();
  await expect(page.getByRole('dialog').getByLabel('Quantidade disponível')).toBeVisible();
  await expectNothingSerious(page);
});

test("an owner's validators are accessible @phone", async ({ openAs }) => {
  const owned = await aShop();
  const page = await openAs(owned.owner, '/validator-list');
  await expectAccessible(page, 'Validadores');
  await addValidator(owned, owned.shop);
  await expectAllAccessible(page, [
    ['/validator-list', 'Validadores'],
    ['/validator', 'Novo validador'],
  ]);
  await page.goto('/validator-list');
  await page.getByRole('link', { name: 'Bia Souza' }).click();
  await expectAccessible(page, 'Bia Souza');
  await page.getByRole('button', { name: 'Nova senha temporária' }).click();
  await page.getByRole('button', { name: 'Gerar nova senha' }).click();
  await expect(page.getByText('Passe estes dados agora.')).toBeVisible();
  await expectNothingSerious(page);
});

test('the approvals screen is accessible @phone', async ({ openAs }) => {
  await aPendingBusiness();
  const page = await openAs(await theStaff(), '/staff');
  await expectAccessible(page, 'Aprovações');
  await page
    .getByRole('button', { name: /^Recusar / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingSerious(page);
});

test("the other screens of staff's desk and their second factor are accessible @phone-only", async ({
  openAs,
}) => {
  const { id } = (await aPendingBusiness()).business;
  await decide(id, 'reject');
  await anIndication(await aPerson(), { phone: '81998765432' });
  const page = await openAs(await theStaff(), '/profile');
  await expectAccessible(page, 'Perfil');
  await expectAllAccessible(page, [
    ['/staff-businesses?status=rejected', 'Empresas'],
    ['/staff-indications', 'Indicações'],
    [`/staff-decisions?businessId=${id}`, 'Registro'],
    ['/second-factor', 'Verificação em duas etapas'],
  ]);
  const withCode = await aStaffMember();
  await enableCodeApp(withCode, codeAt(await aCodeApp(withCode), new Date()));
  const guest = await openAs(undefined, '/login');
  await fillSignIn(guest, withCode.email, password);
  await expectAccessible(guest, 'Digite o código');
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
