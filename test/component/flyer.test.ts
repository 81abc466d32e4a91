import { screen, waitFor, within } from '@testing-library/react';
import { aBusiness, aPendingBusiness } from '#test/support/builders/a-business.ts';
import { user } from './support/actions.ts';
import { answers, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { anOffer, aShop, signInOwner } from './support/owner.ts';

const shop = aShop();
const offer = anOffer({
  title: 'Bolo de rolo inteiro',
  moreDetails: `<ul><li>Massa finíssima</li><li>${'goiabada cascão '.repeat(12)}</li></ul>`,
});
const path = `/folder/${offer.id}?loja=${shop.shopIdentifier}`;

beforeEach(() => {
  answers('getShop', shop);
  answers('getShopByIdentifier', shop);
  answers('getOffer', offer);
  answers('listOffersOfShop', { items: [offer, anOffer({ id: `${offer.id.slice(0, -1)}Z` })] });
});

async function openCard(): Promise<HTMLElement> {
  open(path);
  const title = await screen.findByRole('heading', { name: offer.title });
  return title.closest('article') as HTMLElement;
}

function copyBy(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

test('the details of an offer are shown in full on request', async () => {
  const card = within(await openCard());
  expect(card.getByText(/^Massa finíssima · goiabada cascão .*…$/)).toBeVisible();
  await user.click(card.getByRole('button', { name: `Ver mais sobre ${offer.title}` }));
  expect((await card.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Massa finíssima',
    expect.stringMatching(/^goiabada cascão/),
  ]);
});

test('the card and the legal information say how many one person may have, 1 unless the owner set more', async () => {
  answers('listOffersOfShop', { items: [offer, anOffer({ title: 'Broa', perConsumerLimit: 3 })] });
  open(`/folder/${shop.shopIdentifier}`);
  for (const [title, limit] of [
    [offer.title, 'Até 1 por pessoa'],
    ['Broa', 'Até 3 por pessoa'],
  ] as const) {
    const heading = await screen.findByRole('heading', { name: title });
    expect(heading.closest('article')).toHaveTextContent(limit);
    const legal = within(screen.getByRole('region', { name: 'Informações legais' }));
    expect(legal.getByText(title).closest('li')).toHaveTextContent(`${limit}.`);
  }
});

test('an offer whose details are shown in full has no button for more', async () => {
  const moreDetails = '<p>Massa <b>finíssima</b></p><ul><li>goiabada</li><li>açúcar</li></ul>';
  answers('getOffer', { ...offer, moreDetails });
  const { getByText, queryByRole } = within(await openCard());
  expect(getByText('Massa finíssima goiabada · açúcar')).toBeVisible();
  expect(queryByRole('button', { name: /^Ver mais/ })).toBeNull();
});

test('a link in short details is shown on request', async () => {
  const moreDetails = '<p>Veja o <a href="https://bolo.test/">cardápio</a></p>';
  answers('getOffer', { ...offer, moreDetails });
  const card = within(await openCard());
  await user.click(card.getByRole('button', { name: /^Ver mais/ }));
  expect(await card.findByRole('link', { name: 'cardápio' })).toBeVisible();
});

test('a customer asks the shop about an offer on WhatsApp, with its link', async () => {
  const card = within(await openCard());
  const wish = await card.findByRole('link', { name: `Quero esta: ${offer.title}` });
  const { hostname, pathname, searchParams } = new URL((wish as HTMLAnchorElement).href);
  expect([hostname, pathname]).toEqual(['wa.me', '/5581998765432']);
  const text = searchParams.get('text') ?? '';
  expect(text).toMatch(/Bolo de rolo inteiro, por R\$\s5,49\.\n/);
  expect(text.endsWith(path)).toBe(true);
});

test('sharing an offer copies its own link and text; if the browser refuses, they can be copied by hand', async () => {
  const card = within(await openCard());
  const copied: string[] = [];
  copyBy(async (text) => void copied.push(text));
  const share = await card.findByRole('button', { name: `Compartilhar ${offer.title}` });
  await user.click(share);
  await waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]).toMatch(/^\*Bolo de rolo inteiro\*\nDe R\$\s8,90 por R\$\s5,49, /);
  expect(copied[0]?.endsWith(path)).toBe(true);
  copyBy(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await user.click(share);
  expect(await card.findByRole('textbox', { name: /^Não deu para copiar/ })).toHaveValue(
    new URL(path, location.href).href,
  );
});

test('the link of a removed offer shows the other offers of its shop', async () => {
  refuses('getOffer', 'OFFER_NOT_FOUND');
  open(path);
  const notice = await screen.findByRole('region', { name: 'Esta oferta não está disponível' });
  expect(notice).toHaveTextContent('Veja as outras ofertas da loja.');
  expect(await screen.findByRole('heading', { name: 'Pão francês, 10 unidades' })).toBeVisible();
});

test('an owner whose business is under review reads who sees the flyer, and cannot share it', async () => {
  signInOwner({ business: aPendingBusiness() });
  answers('getBusiness', aPendingBusiness());
  answers('listOffersOfShop', { items: [] });
  open(`/folder/${shop.shopIdentifier}`);
  expect(await screen.findByText(/Só você e sua equipe veem esta página/)).toBeVisible();
  expect(screen.getByText(/Sua empresa está em análise/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Compartilhar' })).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: 'Falar no WhatsApp' })).toBeNull();
});

test('the poster of a suspended business can be printed, and says who sees the flyer', async () => {
  const business = aBusiness({ status: 'suspended' });
  signInOwner({ business });
  answers('getBusiness', business);
  open(`/folder/${shop.shopIdentifier}?cartaz=a4`);
  expect(await screen.findByText(/O cartaz já pode ser impresso/)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Imprimir cartaz' })).toBeEnabled(),
  );
});

test('a flyer is printed once, after its pictures have loaded', async () => {
  await openCard();
  const loaded = Promise.withResolvers<void>();
  const picture = new Image();
  picture.decode = () => loaded.promise;
  document.body.append(picture);
  const print = jest.fn();
  window.print = print;
  const button = await screen.findByRole('button', { name: 'Imprimir' });
  await user.dblClick(button);
  expect(print).not.toHaveBeenCalled();
  loaded.resolve();
  await waitFor(() => expect(button).toBeEnabled());
  expect(print).toHaveBeenCalledTimes(1);
  picture.remove();
});
