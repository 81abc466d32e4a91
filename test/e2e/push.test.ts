import { userRoutes } from '#contract/accounts/user-routes.ts';
import { aPushBrowser } from '#test/support/builders/a-push-subscription.ts';
import { subscriptionsOf } from '#test/support/stories/push-messages.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { workerOf } from './support/installed-app.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('push messages can be switched on, are shown in the language of the user, and end at the logout', async ({
  openAs,
}) => {
  const { owner } = await anOwnedShop();
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

  // The message must not be about switching on.
  await page.evaluate(() => {
    const { getSubscription } = PushManager.prototype;
    PushManager.prototype.getSubscription = async () => {
      PushManager.prototype.getSubscription = getSubscription;
      throw new Error('Refused');
    };
  });
  await control.press('Space');
  await expect(page.getByRole('alert')).toHaveText(/^No se pudieron cambiar las notificaciones\./);
  await control.press('Space');
  await expect(control).toBeChecked();
  await expect(control).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('alert')).toHaveCount(0);

  // Each start of the app renews the subscription.
  const isRenewed = page.waitForResponse(
    (response) => response.url().includes('/push-subscriptions/') && response.ok(),
  );
  await page.reload();
  expect((await isRenewed).request().method()).toBe(userRoutes.setPushSubscription.method);

  const worker = await workerOf(context);
  const message = { code: 'BUSINESS_APPROVED', businessId: 'biz_1', name: 'Padaria Aurora' };
  // Waits for the worker as the browser does, and fails if the worker fails.
  await worker.evaluate(async (message) => {
    const event = new PushEvent('push', { data: JSON.stringify(message) });
    const { promise, resolve } = Promise.withResolvers<unknown>();
    Object.defineProperty(event, 'waitUntil', { value: resolve });
    self.dispatchEvent(event);
    await promise;
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
  // The user clicks while the page starts.
  await page.reload({ waitUntil: 'commit' });
  await worker.evaluate(async () => {
    const scope = self as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('There is no notification');
    // At the commit, the new page may not be listed yet. Only a real click may open a window.
    while ((await scope.clients.matchAll({ includeUncontrolled: true })).length === 0);
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
