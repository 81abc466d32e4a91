import { anOwnedShop } from '#test/support/stories/shops.ts';
import {
  installOldWorker,
  lookForVersion,
  releaseWorker,
  untilInstalled,
} from './support/installed-app.ts';
import { bread, fillOffer } from './support/offers.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

// Tests of other files that run meanwhile find this version, too: their pages show the note and continue.
test('a newer version is opened on request, and no form is lost', async ({ openAs }) => {
  const { owner } = await anOwnedShop();
  const page = await openAs(owner, '/offer');
  const context = page.context();
  await untilInstalled(page);
  // Chromium looks for newer workers only once a page is idle in front, so no other page may come to the front now.
  await lookForVersion(page);
  const other = await context.newPage();
  await other.goto('/shop-list');
  await expectScreen(other, 'Lojas');
  // A background page reacts slowly.
  await page.bringToFront();
  const otherStarted = await other.evaluate(() => performance.timeOrigin);
  await fillOffer(page, bread);

  const putBack = await releaseWorker();
  try {
    await lookForVersion(page);
    await expect(page.getByText('Há uma versão nova.')).toBeVisible();
    const ask = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await ask.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(page.getByLabel('Título', { exact: true })).toHaveValue(bread.title);
    const isReloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await ask.getByRole('button', { name: 'Sair' }).click();
    await isReloaded;
    await expect(page.getByLabel('Título', { exact: true })).toHaveValue(bread.title);
    await expect(page.getByText('Há uma versão nova.')).toHaveCount(0);

    // The other tab shows the note and waits.
    await other.bringToFront();
    const update = other.getByRole('button', { name: 'Atualizar' });
    await expect(update).toBeVisible();
    expect(await other.evaluate(() => performance.timeOrigin)).toBe(otherStarted);
    const isOtherReloaded = other.waitForEvent('load');
    await update.click();
    await isOtherReloaded;
    await expectScreen(other, 'Lojas');
  } finally {
    await putBack();
  }
});

test('a device with a worker from before the open pages gets them at once, without a loop', async ({
  context,
  page,
  sharedShop: { shop },
}) => {
  const path = `/folder/${shop.shopIdentifier}`;
  const title = new RegExp(`^${shop.business.name}`);
  await page.goto('/manifest.webmanifest');
  await installOldWorker(page);
  const flyer = await context.newPage();
  await flyer.goto(`${path}?antes`);
  await expectScreen(flyer, 'Folheto de antes');

  await test.step('the app of a newer build, which the old worker loads, leaves the page to the server', async () => {
    await page.goto(path);
    await expect(page).toHaveURL(`/api${path}`);
    await expectScreen(page, title);
  });

  await test.step('the new worker takes over, and reloads the old flyer but no page of the app', async () => {
    let loads = 0;
    flyer.on('load', () => {
      loads += 1;
    });
    await page.goto('/login');
    await expectScreen(page, 'Entrar');
    const started = await page.evaluate(() => performance.timeOrigin);
    await expectScreen(flyer, title);
    await expect(flyer).toHaveURL(`${path}?antes`);
    expect(loads).toBe(1);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
    await page.goto(path);
    await expectScreen(page, title);
    await expect(page).toHaveURL(path);
  });
});
