import { screen, waitFor, within } from '@testing-library/react';
import type { Business } from '#contract/businesses/businesses.ts';
import { aBusiness, aPendingBusiness } from '#test/support/builders/a-business.ts';
import { aShopSummary } from '#test/support/builders/shown-records.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { user } from './support/actions.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { anOffer, aShop, signIn, signInOwner } from './support/owner.ts';

const shop = aShop();
const offer = anOffer({ title: 'Bolo de rolo inteiro' });
const other = anOffer({ id: `${offer.id.slice(0, -1)}Z`, title: 'Broa de milho' });
const title = shopTitle(shop);
const hidden = /Só você e sua equipe veem esta página/;

const summary = aShopSummary({ id: shop.id });
const station = aShopSummary({
  id: `${shop.id.slice(0, -1)}Z`,
  shopIdentifier: 'padariaestacao',
  neighborhood: 'Estação',
});
const switchedOff = { ...station, id: 'shp_off', shopStatus: 'inactive' } as const;

function signInWith(business = aBusiness()): void {
  signInOwner({ business });
  answers('getBusiness', business);
}

/** Opens the preview of the shop. */
function openPreview(business?: Business): void {
  signInWith(business);
  open(`/preview/${shop.shopIdentifier}`);
}

beforeEach(() => {
  answers('getShop', shop);
  answers('getShopByIdentifier', shop);
  answers('getOffer', offer);
  answers('listOffersOfShop', { items: [offer, other] });
  answers('listShopsOfOffer', { items: [summary, station] });
  answers('listShopSummariesOfBusiness', { items: [summary, station, switchedOff] });
});

const tab = (name: string) => screen.findByRole('radio', { name });

test('an owner whose business is under review previews the flyer in the order of customers, and reads who sees it', async () => {
  openPreview(aPendingBusiness());
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(hidden)).toBeVisible();
  expect(screen.getByText(/Sua empresa está em análise/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: other.title })).toBeVisible();
  expect(callsOf('listOffersOfShop')[0]?.query).toMatchObject({ asCustomer: 'true' });
  expect(document.title).toBe(`Prévia de ${title} · Vitrine`);
});

test('a preview has no element of the scripts of open pages, and names no language', async () => {
  openPreview(aPendingBusiness());
  expect(await screen.findByRole('heading', { name: other.title })).toBeVisible();
  const ofScripts = '[data-share], [data-print], [data-shop], [data-member-bar], [data-language]';
  expect([...document.querySelectorAll(ofScripts)].map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test('a public page is called public, and the way back leads to the list', async () => {
  openPreview();
  expect(await screen.findByText('É assim que os clientes veem esta página.')).toBeVisible();
  expect(screen.queryByText(hidden)).toBeNull();
  expect(screen.getByRole('link', { name: 'Lojas' })).toHaveAttribute('href', '/shop-list');
});

test('the page of the shop names the other live shops of the business', async () => {
  openPreview();
  await user.click(await tab('Página da loja'));
  const otherShop = await screen.findByRole('link', { name: /Estação/ });
  expect(otherShop).toHaveAttribute('href', '/loja/padariaestacao');
  expect(screen.getAllByRole('link', { name: /Estação/ })).toHaveLength(1);
  expect(location.search).toContain('page=shop');
});

test('an offer that has not begun shows its flyer and its page, and why customers do not see it', async () => {
  signInWith();
  answers('getOffer', { ...offer, displayStatus: 'scheduled', startDate: '2999-01-01' });
  open(`/preview/${offer.id}?loja=${shop.shopIdentifier}`);
  expect(await screen.findByText('Os clientes não veem esta oferta')).toBeVisible();
  const [first] = await screen.findAllByRole('article');
  expect(within(first as HTMLElement).getByRole('heading')).toHaveTextContent(offer.title);
  await user.click(await tab('Página da oferta'));
  expect(await screen.findByRole('heading', { level: 1, name: offer.title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ofertas' })).toHaveAttribute('href', '/offer-list');
});

test('links of a preview lead to previews, since the pages may not be public', async () => {
  signInWith(aPendingBusiness());
  open(`/preview/${offer.id}?page=offer`);
  expect(await screen.findByRole('heading', { level: 1, name: offer.title })).toBeVisible();
  const [link] = screen.getAllByRole('link', { name: title });
  await user.click(link as HTMLElement);
  await waitFor(() => expect(location.pathname).toBe(`/preview/${shop.shopIdentifier}`));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

const noContact = /^Esta loja está sem contato/;
const contacts = { WhatsApp: '', Phone: '', Email: '', Telegram: '' };

test('the preview tells the owner that the shop has no contact', async () => {
  signInWith();
  answers('getShopByIdentifier', { ...shop, contacts });
  open(`/preview/${shop.shopIdentifier}`);
  expect(await screen.findByText(noContact)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Adicionar WhatsApp' })).toHaveAttribute(
    'href',
    `/shop?id=${shop.id}#whatsapp`,
  );
});

test('a validator gets back to the offers, without the note about a missing contact', async () => {
  signIn({ role: 'validator', shopId: shop.id });
  answers('getBusiness', aBusiness());
  answers('getShopByIdentifier', { ...shop, contacts });
  open(`/preview/${shop.shopIdentifier}`);
  expect(await screen.findByRole('link', { name: 'Ofertas' })).toHaveAttribute(
    'href',
    '/offer-list',
  );
  expect(screen.queryByText(noContact)).toBeNull();
});

test.each([
  ['padaria-que-saiu', 'SHOP_GONE', 'Não achamos esta loja'],
  [offer.id, 'OFFER_NOT_FOUND', 'Não achamos esta oferta'],
] as const)(
  'the preview of %s that is not there says so, with a way on',
  async (id, code, text) => {
    signInWith();
    refuses('getShopByIdentifier', code);
    refuses('getOffer', code);
    open(`/preview/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toBeVisible();
  },
);

test('the poster of a suspended business can be printed once its pictures have loaded, and says who sees the flyer', async () => {
  signInWith(aBusiness({ status: 'suspended' }));
  open(`/poster/${shop.shopIdentifier}`);
  expect(await screen.findByText(/O cartaz já pode ser impresso/)).toBeVisible();
  expect(screen.getByRole('img', { name: /^QR code do folheto/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver prévia' })).toHaveAttribute(
    'href',
    `/preview/${shop.shopIdentifier}`,
  );
  const loaded = Promise.withResolvers<void>();
  const picture = new Image();
  picture.decode = () => loaded.promise;
  document.body.append(picture);
  const print = jest.fn();
  window.print = print;
  await user.click(screen.getByRole('button', { name: 'Imprimir cartaz' }));
  expect(print).not.toHaveBeenCalled();
  loaded.resolve();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  picture.remove();
});

test('the poster of a live shop leads to its flyer, a page of the server', async () => {
  signInWith();
  open(`/poster/${shop.shopIdentifier}`);
  expect(await screen.findByRole('link', { name: 'Ver folheto' })).toHaveAttribute(
    'href',
    `/folder/${shop.shopIdentifier}`,
  );
});
