import { readFile } from 'node:fs/promises';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { password } from './support/accounts.ts';
import { expectScreen, fillSignIn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('an owner takes a copy of their data and removes their account, although the answer is lost @phone-only', async ({
  openAs,
}) => {
  const { owner, business, offer } = await anOwnedOffer();
  const page = await openAs(owner, '/profile');
  await expect(
    page.getByText(/Você aceitou em \d\d\/\d\d\/20\d\d a versão de .+\/20\d\d\./),
  ).toBeVisible();
  // The browsers of these tests have no service workers.
  for (const missing of ['não deixa o app abrir sem internet', 'não recebe notificações'])
    await expect(page.getByText(`Este navegador ${missing}`)).toHaveCount(1);
  await page.getByRole('button', { name: 'Excluir a conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
  await expect(dialog.getByText('Sua empresa, que é encerrada')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pedir uma cópia' }).click();
  await expect(dialog.getByText('Sua cópia está pronta.')).toBeVisible();
  await page.reload();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar a cópia' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^vitrine-.+\.json$/);
  const content = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(content).toMatchObject({
    account: { email: owner.email },
    business: { id: business.id, name: business.name },
    offers: [{ id: offer.id }],
  });

  await page.getByRole('button', { name: 'Excluir a conta' }).click();
  const email = dialog.getByLabel('Para confirmar, digite seu e-mail');
  const remove = dialog.getByRole('button', { name: 'Excluir de vez' });
  await page.context().setOffline(true);
  await email.fill(owner.email.toUpperCase());
  await remove.click();
  await expect(dialog.getByRole('alert')).toContainText('Sem conexão com a Vitrine.');
  await page.context().setOffline(false);
  // The server removes the account, but the answer is lost.
  await page.route(
    '**/api/businesses/account/*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await remove.click();
  await expectScreen(page, 'Entrar');
  await expect(page.getByRole('status')).toHaveText(/Sua conta foi excluída\./);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain(owner.userId);
  await fillSignIn(page, owner.email, password);
  await expect(page.getByRole('alert')).toContainText('E-mail ou senha não conferem.');
  const answer = await page.goto(`/folder/${offer.id}`);
  expect(answer?.status()).toBe(404);
  await expectScreen(page, 'Não achamos esta oferta');
});
