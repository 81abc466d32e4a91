import { offerRoutes } from '#contract/routes/offers.ts';
import { aPendingBusiness, decide } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anOffer, daysAhead, publish } from '#test/support/stories/offers.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('an offer is asked for, shared and, once it has ended, replaced by the others of its shop @phone', async ({
  openAs,
}) => {
  const owned = await anOffer({
    title: 'Bolo de rolo inteiro',
    moreDetails: `<ul><li>Massa finíssima</li><li>${'goiabada cascão '.repeat(12)}</li></ul>`,
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
    const [large = 0, usual = 0] = await page
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map(({ firstElementChild: picture }) =>
          picture ? picture.clientWidth * picture.clientHeight : 0,
        ),
      );
    expect(usual).toBeGreaterThan(0);
    expect(large).toBeGreaterThan(1.2 * usual);
    await expect(card.getByText('25% de desconto')).toBeAttached();
    await expect(card.getByText('Condições: Uma por cliente, só no balcão.')).toBeVisible();
    await expect(page.getByText('Sem limite de quantidade.').first()).toBeVisible();
  });

  await test.step('its details are shown in full when asked for', async () => {
    await expect(card.getByText(/^Massa finíssima · goiabada cascão .*…$/)).toBeVisible();
    await card.getByRole('button', { name: `Ver mais sobre ${offer.title}` }).click();
    await expect(card.getByRole('listitem')).toHaveText(['Massa finíssima', /^goiabada cascão/]);
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

  await test.step('its link can be copied by hand where the device refuses to', async () => {
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      navigator.share = refuse;
      navigator.clipboard.writeText = refuse;
    });
    await card.getByRole('button', { name: `Compartilhar ${offer.title}` }).click();
    await expect(card.getByRole('textbox', { name: /^Não deu para copiar/ })).toHaveValue(
      new URL(link, page.url()).href,
    );
  });

  await test.step('its link shows the other offers of the shop after it was removed', async () => {
    await call(offerRoutes.deleteOffer, { as: owner, params: { id: offer.id } });
    await page.goto(link);
    const notice = page.getByRole('region', { name: 'Esta oferta não está disponível' });
    await expect(notice).toContainText('Veja as outras ofertas da loja.');
    await expectScreen(page, business.name);
    await expect(page.getByRole('article')).toContainText([other.title]);
    await page.goto(`/folder/${offer.id}`);
    await expectScreen(page, 'Esta oferta não está disponível');
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

  await test.step('once it is approved, only an offer that has not started waits', async () => {
    await decide(owned.business.id, 'approve');
    const offer = await publish({ ...owned, shop }, { startDate: daysAhead(3) });
    await page.goto(`/folder/${offer.id}`);
    await expect(page.getByText('Os clientes não veem esta oferta')).toBeVisible();
    const share = page.getByRole('button', { name: /^Compartilhar/ });
    await expect(share.nth(0)).toBeEnabled();
    await expect(share.nth(1)).toBeDisabled();
  });
});

test('a printed flyer has its link and QR code, and a poster fits on one sheet @phone', async ({
  openAs,
  sharedShop: { shop },
}) => {
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

  await test.step('also the poster of a long name with an avatar', async () => {
    await page.route('**/api/shops/shop-identifier/*', async (route) => {
      const answer = await route.fetch();
      const shown = await answer.json();
      const name = 'Padaria e Confeitaria Sol da Aurora de São João e Filhas, desde 1954';
      const business = { ...shown.business, name, avatarUrl: '/nothing' };
      await route.fulfill({ response: answer, json: { ...shown, business } });
    });
    await page.setViewportSize({ width: 703, height: 1032 });
    await page.goto(`/folder/${shop.shopIdentifier}?cartaz=a4`);
    await expect(page.getByRole('img', { name: /^QR code do folheto/ })).toBeVisible();
    const poster = page.getByRole('article');
    const isCut = await poster.evaluate((frame) => frame.scrollHeight > frame.clientHeight);
    expect(isCut).toBe(false);
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
