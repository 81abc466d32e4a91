import { aRegisteredBusiness, decideAsStaff, theStaff } from '#test/support/stories/businesses.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { expectBackEntry, expectNoBackEntry, expectScreen, showRow } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('Back leads where the back link leads, and leaves the app from a list, from changes after a confirmation, and after a logout', async ({
  openAs,
  sharedShop,
}) => {
  await test.step('a list, after a form was open', async () => {
    const page = await openAs(sharedShop.owner, '/offer-list');
    await page.getByRole('link', { name: 'Nova oferta' }).first().click();
    await expectScreen(page, 'Nova oferta');
    await page.getByRole('link', { name: 'Lojas', exact: true }).click();
    await expectScreen(page, 'Lojas');
    await expectNoBackEntry(page);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
  await test.step('changes', async () => {
    const page = await openAs(await aPerson(), '/business');
    await page.getByLabel('Nome fantasia').fill('Padaria Aurora');
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL('about:blank');
  });
  await test.step('the sign-in, after a logout from a form', async () => {
    const page = await openAs(await aPerson(), '/change-password');
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expectScreen(page, 'Entrar');
    await expectNoBackEntry(page);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  const { id, name } = (await aRegisteredBusiness()).business;
  await decideAsStaff(id, 'reject');
  const staff = await theStaff();
  await test.step('decisions that a list opened', async () => {
    const page = await openAs(staff, '/staff-businesses?status=rejected');
    const link = page.getByRole('link', { name: `Ver decisões sobre ${name}` }).last();
    await showRow(page, link);
    await link.click();
    await expectScreen(page, 'Decisões');
    await expectBackEntry(page);
    await page.reload();
    await expectScreen(page, 'Decisões');
    await expectBackEntry(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/staff-businesses\?status=rejected$/);
    await expectNoBackEntry(page);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
  await test.step('decisions that a link opened', async () => {
    const page = await openAs(staff, `/staff-decisions?businessId=${id}`);
    await expectScreen(page, 'Decisões');
    await expect(page.getByRole('main').getByRole('link', { name: 'Decisões' })).toBeVisible();
    await expectBackEntry(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/staff-decisions$/);
    await expectNoBackEntry(page);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
});
