import { userRoutes } from '#contract/routes/users.ts';
import { aPushBrowser } from '#test/support/push-browser.ts';
import { stageUnderTest } from '#test/support/stage.ts';
import { anOffer, publish } from '#test/support/stories/offers.ts';
import { subscriptionsOf } from '#test/support/stories/push-subscriptions.ts';
import { aShop } from '#test/support/stories/shops.ts';
import { addValidator } from '#test/support/stories/validators.ts';
import { password } from './support/accounts.ts';
import { bread, fillOffer } from './support/forms.ts';
import {
  cachedPaths,
  keptKeys,
  lookForVersion,
  releaseWorker,
  untilInstalled,
  untilKept,
  workerOf,
} from './support/installed-app.ts';
import { chooseFromMenu, expectScreen, fillSignIn } from './support/screens.ts';
import { storageOf } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

// One test puts another service worker onto the site, which the pages of the others would find.
test.describe.configure({ mode: 'default' });

const hour = 60 * 60 * 1000;

test('a phone without a connection shows the last lists and their age, and nothing of an earlier user @phone-only', async ({
  openAs,
}) => {
  const first = await anOffer({ title: 'Bolo de rolo inteiro' });
  const second = await anOffer({ title: 'Cuscuz com queijo' });
  // With a validator, offers are the landing screen.
  for (const owned of [first, second]) await addValidator(owned, owned.shop);
  const page = await openAs(undefined, '/login');
  const context = page.context();
  const offline = page.getByRole('status').filter({ hasText: 'Sem conexão' });
  const shop = page.getByRole('link', { name: first.shop.address.neighborhood }).first();
  const offer = (title: string) => page.getByRole('heading', { name: title });

  await test.step('the app is kept once it was used', async () => {
    await fillSignIn(page, first.owner.email, password);
    await expectScreen(page, 'Ofertas');
    await expect(offer(first.offer.title)).toBeVisible();
    await chooseFromMenu(page, 'Lojas');
    await expectScreen(page, 'Lojas');
    await expect(shop).toBeVisible();
    await untilInstalled(page);
    await untilKept(page, 'offers');
    await untilKept(page, 'shops');
    expect((await cachedPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
  });

  await test.step('an hour later it starts without a connection', async () => {
    // The access token is too old then, too.
    await page.clock.setFixedTime(Date.now() + hour + 60_000);
    await context.setOffline(true);
    await page.goto('/shop-list');
    await expect(shop).toBeVisible();
    await expect(offline).toBeVisible();
    await expect(page.getByText('Visto há 1 hora')).toBeVisible();
    await chooseFromMenu(page, 'Ofertas');
    await expect(offer(first.offer.title)).toBeVisible();
    await page.goto('/');
    await expectScreen(page, 'Ofertas');
    await expect(offer(first.offer.title)).toBeVisible();
    await page.goto('/offer');
    await expectScreen(page, 'Nova oferta');
    await page.goto('/offer-list');
    await expect(offer(first.offer.title)).toBeVisible();
  });

  await test.step('the lists are loaded when the connection is back', async () => {
    const { title } = await publish(first, { title: 'Cocada de forno' });
    await context.setOffline(false);
    await expect(offer(title)).toBeVisible();
    await expect(offline).toHaveCount(0);
    await expect(page.getByText('Visto há 1 hora')).toHaveCount(0);
  });

  await test.step('a logout and the next user remove what was kept', async () => {
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expectScreen(page, 'Entrar');
    await expect.poll(() => keptKeys(page)).toEqual([]);
    await fillSignIn(page, second.owner.email, password);
    await expectScreen(page, 'Ofertas');
    await expect(offer(second.offer.title)).toBeVisible();
    await untilKept(page, 'offers');
    await context.setOffline(true);
    await page.goto('/offer-list');
    await expect(offer(second.offer.title)).toBeVisible();
    await expect(offer(first.offer.title)).toHaveCount(0);
    const foreign = (await keptKeys(page)).filter((key) => !key.startsWith(second.owner.userId));
    expect(foreign).toEqual([]);
  });
});

test('a newer version is opened when the user wants it, and no form is lost', async ({
  openAs,
}) => {
  const { owner } = await aShop();
  const page = await openAs(owner, '/offer');
  const context = page.context();
  await untilInstalled(page);
  const other = await context.newPage();
  await other.goto('/shop-list');
  await expectScreen(other, 'Lojas');
  // A page in the background reacts slowly.
  await page.bringToFront();
  const otherStarted = await other.evaluate(() => performance.timeOrigin);
  await fillOffer(page, bread);

  const putBack = await releaseWorker();
  try {
    await expect(async () => {
      await lookForVersion(page);
      await expect(page.getByText('Há uma versão nova.')).toBeVisible({ timeout: 1000 });
    }).toPass();
    const ask = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await ask.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(page.getByLabel('Título', { exact: true })).toHaveValue(bread.title);
    const isReloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await ask.getByRole('button', { name: 'Sair' }).click();
    await isReloaded;
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByLabel('Título', { exact: true })).toHaveValue(bread.title);
    await expect(page.getByText('Há uma versão nova.')).toHaveCount(0);

    // The other tab says so and waits.
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

test('push messages are switched on, shown in the language of the user, and end at the logout', async ({
  openAs,
}) => {
  const { owner } = await aShop();
  const { subscription } = aPushBrowser('http://127.0.0.1:4374/push/browser');
  const page = await openAs(owner, '/profile');
  const context = page.context();
  await context.grantPermissions(['notifications']);
  // No push service can be reached from here.
  await page.addInitScript((made) => {
    let current: PushSubscription | null = null;
    const fake = {
      toJSON: () => made,
      unsubscribe: async () => {
        current = null;
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      current = fake;
      return fake;
    };
    PushManager.prototype.getSubscription = async () => current;
  }, subscription);
  await page.reload();
  await page.getByText('Español', { exact: true }).click();
  const control = page.getByRole('switch', { name: 'Recibir en este dispositivo' });
  await expect(control).not.toBeChecked();
  await control.press('Space');
  await expect(page.getByText('Notificaciones activadas en este dispositivo.')).toBeVisible();
  await expect(control).toBeChecked();
  expect(await subscriptionsOf(owner)).toMatchObject([{ endpoint: subscription.endpoint }]);

  // Each start renews it.
  const isRenewed = page.waitForResponse(
    (response) => response.url().includes('/push-subscriptions/') && response.ok(),
  );
  await page.reload();
  expect((await isRenewed).request().method()).toBe(userRoutes.setPushSubscription.method);

  const worker = await workerOf(context);
  const message = { code: 'BUSINESS_APPROVED', businessId: 'biz_1', name: 'Padaria Aurora' };
  await worker.evaluate(async (message) => {
    const event = new PushEvent('push', { data: JSON.stringify(message) });
    self.dispatchEvent(event);
  }, message);
  const shown = () =>
    worker.evaluate(async () => {
      const scope = self as unknown as ServiceWorkerGlobalScope;
      const notices = await scope.registration.getNotifications();
      return notices.map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([
    {
      title: 'Registro aprobado',
      body: 'Buena noticia: el registro de Padaria Aurora fue aprobado.',
    },
  ]);
  await worker.evaluate(async () => {
    const scope = self as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('There is no notification');
    scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
  await expectScreen(page, 'Empresa');
  expect(context.pages()).toHaveLength(1);
  await expect.poll(shown).toEqual([]);

  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await expectScreen(page, 'Entrar');
  expect(await subscriptionsOf(owner)).toEqual([]);
});

test('a browser without service workers says why it has no push messages', async ({ browser }) => {
  const { owner } = await aShop();
  const context = await browser.newContext({
    serviceWorkers: 'block',
    storageState: storageOf(owner),
  });
  const page = await context.newPage();
  const isLogged = page.waitForEvent('console', (message) =>
    message.text().includes('Service workers are disabled or not supported by this browser'),
  );
  await page.goto('/profile');
  await isLogged;
  await expect(page.getByText('Os service workers estão desativados')).toBeVisible();
  await context.close();
});

test('the app can be installed, once the user asks for it', async ({ openAs, request }) => {
  const { siteUrl } = stageUnderTest();
  const answer = await request.get(`${siteUrl}/manifest.webmanifest`);
  const manifest = await answer.json();
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(siteUrl + src);
    const [width] = sizes.split('x');
    expect((await icon.body()).readUInt32BE(16)).toBe(Number(width));
  }
  const page = await openAs((await aShop()).owner, '/profile');
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // A context of a test is like a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

  // In which the browser makes no offer, either.
  await expectScreen(page, 'Perfil');
  await page.evaluate(() => {
    const prompt = async () => {
      document.title = 'Asked';
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  await page.getByRole('button', { name: 'Instalar' }).click();
  await expect(page).toHaveTitle('Asked');
  await expect(page.getByRole('heading', { name: 'Instalar o app' })).toHaveCount(0);
});
