import { offerRoutes } from '#contract/routes/offers.ts';
import { aPendingBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anOffer, publish } from '#test/support/stories/offers.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('an offer is asked for, shared and, once it has ended, replaced by the others of its shop @phone', async ({
  openAs,
}) => {
  const owned = await anOffer({
    title: 'Bolo de rolo inteiro',
    moreDetails: `<p>Massa finíssima</p><p>${'com goiabada cascão '.repeat(10)}</p>`,
    offerRules: 'Uma por cliente, só no balcão.',
  });
  const { owner, offer, shop, business } = owned;
  const other = await publish(owned, { title: 'Clube do Sol' });
  const link = `/folder/${offer.id}?loja=${shop.shopIdentifier}`;
  const page = await openAs(undefined, link);
  const card = page.getByRole('article').filter({ hasText: offer.title });

  await test.step('the linked offer is first and large, under the name of business and neighbourhood', async () => {
    await expectScreen(page, `${business.name} · ${shop.address.neighborhood}`);
    await expect(page.getByRole('article').first()).toContainText(offer.title);
    await expect(card.getByText('25% de desconto')).toBeAttached();
    await expect(card.getByText('Condições: Uma por cliente, só no balcão.')).toBeVisible();
    await expect(page.getByText('Sem limite de quantidade.').first()).toBeVisible();
  });

  await test.step('its details are shown in full when asked for', async () => {
    await expect(card.getByText(/^Massa finíssima com goiabada cascão .*…$/)).toBeVisible();
    await card.getByRole('button', { name: `Ver mais sobre ${offer.title}` }).click();
    await expect(card.getByText(/^Massa finíssima .*cascão$/)).toBeVisible();
  });

  await test.step('the shop is asked for it on WhatsApp', async () => {
    const wish = card.getByRole('link', { name: `Quero esta: ${offer.title}` });
    const href = (await wish.getAttribute('href')) ?? '';
    const { hostname, pathname, searchParams } = new URL(href);
    expect([hostname, pathname]).toEqual(['wa.me', '/5581998765432']);
    expect(searchParams.get('text')).toMatch(
      new RegExp(`Bolo de rolo inteiro, por R\\$\\s14,90\\.\\n.*${link.replace('?', '\\?')}$`),
    );
  });

  await test.step('sharing it sends its own link and text', async () => {
    await page.evaluate(() => {
      const keep = (text: string) => {
        document.body.dataset['shared'] = text;
      };
      navigator.share = async (data) => keep(`${data?.text}\n${data?.url}`);
      navigator.clipboard.writeText = async (text) => keep(text);
    });
    await card.getByRole('button', { name: `Compartilhar ${offer.title}` }).click();
    await expect(page.locator('body')).toHaveAttribute(
      'data-shared',
      new RegExp(
        `^\\*Bolo de rolo inteiro\\*\\nDe R\\$\\s19,90 por R\\$\\s14,90, [^]*${link.replace('?', '\\?')}$`,
      ),
    );
  });

  await test.step('its link shows the other offers of the shop after it was removed', async () => {
    await call(offerRoutes.deleteOffer, { as: owner, params: { id: offer.id } });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Esta oferta terminou' })).toBeVisible();
    await expectScreen(page, business.name);
    await expect(page.getByRole('article')).toContainText([other.title]);
    await page.goto(`/folder/${offer.id}`);
    await expectScreen(page, 'Esta oferta terminou');
    await page.getByRole('link', { name: 'Ir para a página inicial' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});

test('the owner of a business under review is told who sees its flyer, and cannot share it', async ({
  openAs,
}) => {
  const owned = await aPendingBusiness();
  const shop = await openShop(owned);
  const page = await openAs(owned.owner, `/folder/${shop.shopIdentifier}`);
  await expect(page.getByText('Só você e sua equipe veem esta página')).toBeVisible();
  await expect(page.getByText(/Sua empresa está em análise/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Falar no WhatsApp' })).toBeHidden();

  await page.goto('/shop-list');
  await expect(page.getByText('Você poderá compartilhar assim que')).toBeVisible();
  const poster = page.getByRole('link', { name: /^Cartaz com QR code/ });
  await page.goto((await poster.getAttribute('href')) ?? '');
  await expectScreen(page, /^Cartaz de/);
  await expect(page.getByRole('button', { name: 'Imprimir cartaz' })).toBeDisabled();
  await expect(page.getByRole('img', { name: /^QR code do folheto/ })).toBeVisible();
});

test('a printed flyer has its link and QR code', async ({ openAs, sharedShop: { shop } }) => {
  const page = await openAs(undefined, `/folder/${shop.shopIdentifier}`);
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = 'yes';
    };
  });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^QR code do folheto/ })).toBeVisible();
  await expect(page.getByText(new RegExp(`/folder/${shop.shopIdentifier}$`))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
});
