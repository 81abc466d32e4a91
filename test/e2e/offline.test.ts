import { cachedPaths, keptKeys } from '#test/support/kept-on-device.ts';
import { anOwnedOffer, publish } from '#test/support/stories/offers.ts';
import { addValidator } from '#test/support/stories/validators.ts';
import { password } from './support/accounts.ts';
import { untilInstalled, untilKept } from './support/installed-app.ts';
import { chooseFromMenu, expectScreen, fillSignIn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Runs in the page: lists the controls that a note covers. */
function coveredControls(status: Element): string[] {
  const note = status.parentElement?.getBoundingClientRect();
  const isOver = (rect: DOMRect) =>
    note !== undefined &&
    rect.width > 0 &&
    rect.left < note.right &&
    rect.right > note.left &&
    rect.top < note.bottom &&
    rect.bottom > note.top;
  return [...document.querySelectorAll('a, button, input, textarea, [role="textbox"]')]
    .filter((control) => isOver(control.getBoundingClientRect()))
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

const hour = 60 * 60 * 1000;

const offerList = '/offers","pages"';
const shopList = '/shops","pages"';

test('an offline phone shows the last lists and their age, and nothing of an earlier user @phone-only', async ({
  openAs,
}) => {
  const first = await anOwnedOffer({ title: 'Bolo de rolo inteiro' });
  const second = await anOwnedOffer({ title: 'Cuscuz com queijo' });
  // With a validator, offers are the landing screen.
  for (const owned of [first, second]) await addValidator(owned, owned.shop);
  const page = await openAs(undefined, '/login');
  const context = page.context();
  const offline = page.getByRole('status').filter({ hasText: 'Sem conexão' });
  const shop = page.getByRole('link', { name: first.shop.address.neighborhood }).first();
  const offer = (title: string) => page.getByRole('heading', { name: title });

  await test.step('the app is cached after its first use', async () => {
    await fillSignIn(page, first.owner.email, password);
    await expectScreen(page, 'Ofertas');
    await expect(offer(first.offer.title)).toBeVisible();
    await chooseFromMenu(page, 'Lojas');
    await expectScreen(page, 'Lojas');
    await expect(shop).toBeVisible();
    await untilInstalled(page);
    await untilKept(page, offerList);
    await untilKept(page, shopList);
    expect((await cachedPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
  });

  await test.step('an hour later it starts offline', async () => {
    // The access token has expired by then, too.
    await page.clock.setFixedTime(Date.now() + hour + 60_000);
    await context.setOffline(true);
    await page.goto('/shop-list');
    await expect(shop).toBeVisible();
    await expect(offline).toBeVisible();
    await expect(page.getByText('Dados de 1 hora atrás')).toBeVisible();
    await chooseFromMenu(page, 'Ofertas');
    await expect(offer(first.offer.title)).toBeVisible();
    await page.goto('/');
    await expectScreen(page, 'Ofertas');
    await expect(offer(first.offer.title)).toBeVisible();
    await page.goto('/offer');
    await expectScreen(page, 'Nova oferta');
    await expect(offline).toBeVisible();
    // At one of these positions at least, a control lies at the lower edge of the window.
    for (const y of [0, 40, 80]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      expect(await offline.evaluate(coveredControls)).toEqual([]);
    }
    await page.goto('/offer-list');
    await expect(offer(first.offer.title)).toBeVisible();
  });

  await test.step('the lists are loaded when the connection is back', async () => {
    const { title } = await publish(first, { title: 'Cocada de forno' });
    await context.setOffline(false);
    await expect(offer(title)).toBeVisible();
    await expect(offline).toHaveCount(0);
    await expect(page.getByText('Dados de 1 hora atrás')).toHaveCount(0);
  });

  await test.step('a logout and the next user remove the cached data', async () => {
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expectScreen(page, 'Entrar');
    await expect.poll(() => keptKeys(page)).toEqual([]);
    await fillSignIn(page, second.owner.email, password);
    await expectScreen(page, 'Ofertas');
    await expect(offer(second.offer.title)).toBeVisible();
    await untilKept(page, offerList);
    await context.setOffline(true);
    await page.goto('/offer-list');
    await expect(offer(second.offer.title)).toBeVisible();
    await expect(offer(first.offer.title)).toHaveCount(0);
    const foreign = (await keptKeys(page)).filter((key) => !key.startsWith(second.owner.userId));
    expect(foreign).toEqual([]);
  });
});
