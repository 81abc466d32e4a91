import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { atScreen, button, click, dialog, field, fill, user } from './support/actions.ts';
import { answers, callsOf, loses, refuses } from './support/fake-server.ts';
import { open, openAsOwner, reload } from './support/open-screen.tsx';
import { anOffer, aShop, nextWeek, signInOwner } from './support/owner.ts';

const offer = anOffer({ title: 'Bolo de rolo' });
const off = { ...offer, status: 'inactive', displayStatus: 'inactive', version: 2 } as const;
const control = () => screen.findByRole('switch', { name: 'Bolo de rolo: ativa' });
const versions = (name: 'setOfferStatus' | 'deleteOffer') =>
  callsOf(name).map(({ headers }) => headers.get('if-match'));

function openList(shown = offer): void {
  openAsOwner('/offer-list', { offers: [shown] });
}

async function retype(input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  await user.paste(text);
}

async function choose(entry: string): Promise<void> {
  await click('Ações de Bolo de rolo');
  // The row and its menu may be rendered again when the list reloads.
  await waitFor(async () => {
    await user.click(await screen.findByRole('menuitem', { name: entry }));
    expect(screen.queryByRole('menuitem', { name: entry })).toBeNull();
  });
}

test('an offer is switched off, and on again with the button of the toast', async () => {
  openList();
  answers('setOfferStatus', off);
  await user.click(await control());
  expect(await screen.findByText('Oferta desativada.')).toBeVisible();
  expect(await control()).not.toBeChecked();
  expect(screen.getByText('Desativada')).toBeVisible();
  answers('setOfferStatus', { ...offer, version: 3 });
  const undo = await button('Desfazer');
  undo.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Oferta ativada.')).toBeVisible();
  expect(await control()).toBeChecked();
  await waitFor(async () => expect(await control()).toHaveFocus());
  expect(callsOf('setOfferStatus').map(({ body }) => body?.status)).toEqual(['inactive', 'active']);
  expect(versions('setOfferStatus')).toEqual(['"1"', '"2"']);
});

test('an offer that was changed meanwhile is switched in its newer version', async () => {
  openList();
  answers('getOffer', { ...offer, availableLimit: 7, version: 5 });
  refuses('setOfferStatus', 'VERSION_MISMATCH');
  const before = callsOf('setOfferStatus').length;
  await user.click(await control());
  await waitFor(() => expect(callsOf('setOfferStatus').length).toBeGreaterThan(before));
  await waitFor(() => expect(versions('setOfferStatus').slice(0, 2)).toEqual(['"1"', '"5"']));
});

test('a switch goes back with a message if its call is lost', async () => {
  openList();
  loses('setOfferStatus');
  await user.click(await control());
  expect(await screen.findByText(/Sem conexão com a Vitrine/)).toBeVisible();
  expect(await control()).toBeChecked();
});

test('offers are filtered by status, shop or words, and the address keeps the filter', async () => {
  const other = aShop({ id: 'shp_01K9B1B2C3D4E5F6G7H8J9KXYZ', shopIdentifier: 'casaforte' });
  const address = { ...other.address, neighborhood: 'Casa Forte' };
  openAsOwner('/offer-list', { offers: [offer], shops: [aShop(), { ...other, address }] });
  await control();
  const latest = () => callsOf('listOffersOfBusiness').at(-1)?.query;
  await user.click(await screen.findByText('Encerradas'));
  await waitFor(() => expect(latest()).toMatchObject({ status: 'expired' }));
  await user.click(await screen.findByText('Todas'));
  const search = await screen.findByRole('searchbox');
  await user.click(search);
  await user.paste('bolo');
  await waitFor(() => expect(latest()).toMatchObject({ q: 'bolo' }));
  await waitFor(() => expect(location.search).toBe('?q=bolo'));
  reload();
  await waitFor(async () => expect(await screen.findByRole('searchbox')).toHaveValue('bolo'));

  await user.selectOptions(await field('Mostrar ofertas da loja'), 'Casa Forte · Recife');
  await waitFor(() => expect(latest()).toMatchObject({ shopId: other.id }));
  expect(latest()).not.toHaveProperty('q');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(await screen.findByText('1 oferta encontrada')).toBeInTheDocument();
});

test('an offer that changed while its removal was confirmed is confirmed again', async () => {
  openList();
  await control();
  await choose('Excluir');
  refuses('deleteOffer', 'VERSION_MISMATCH');
  answers('getOffer', { ...offer, version: 4 });
  const asked = await dialog('Excluir oferta?');
  await user.click(asked.getByText('Excluir oferta'));
  expect(await asked.findByText(/A oferta mudou enquanto você decidia/)).toBeVisible();
  answers('deleteOffer', undefined);
  await user.click(asked.getByText('Excluir oferta'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bolo de rolo' })).toBeNull());
  expect(versions('deleteOffer')).toEqual(['"1"', '"4"']);
});

test('the limit of an offer cannot be set below its claims', async () => {
  openList();
  await control();
  await choose('Quantidade disponível');
  const limit = await screen.findByRole('textbox', { name: 'Quantidade disponível' });
  await waitFor(() => expect(limit).toHaveFocus());
  refuses('setOfferLimit', 'LIMIT_BELOW_CLAIMED');
  answers('getOffer', { ...offer, claimedCount: 3, version: 2 });
  await retype(limit, '2');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('3 cupons já foram retirados. Digite 3 ou mais.')).toBeVisible();
  await waitFor(() => expect(limit).toHaveFocus());
  answers('setOfferLimit', { ...offer, availableLimit: 10, claimedCount: 3, version: 3 });
  await retype(limit, '10');
  await user.keyboard('{Enter}');
  // The list may reload after the answer is shown.
  await waitFor(() => expect(screen.getByText(/3 de 10 cupons/)).toBeVisible());
  expect(callsOf('setOfferLimit').at(-1)?.body).toEqual({ limit: 10 });
});

test('the limit of an offer is removed, also after a reload of its dialog', async () => {
  openList({ ...offer, availableLimit: 10 });
  await control();
  await choose('Quantidade disponível');
  await button('Remover o limite');
  reload();
  answers('deleteOfferLimit', { ...offer, version: 2 });
  await click('Remover o limite');
  await waitFor(() => expect(screen.queryByText(/de 10 cupons/)).toBeNull());
  expect(location.pathname).toBe('/offer-list');
});

test('the address of the limit dialog without an offer leads to the list', async () => {
  openAsOwner('/modal-limit', { offers: [offer] });
  await click('Ver ofertas');
  expect(location.pathname).toBe('/offer-list');
});

const tapioca = anOffer({ title: 'Tapioca de queijo', originalPrice: 20, offerPrice: 14.9 });
const path = `/offer?id=${tapioca.id}`;

function openForm(shown = tapioca): void {
  openAsOwner(path, { offers: [shown] });
}

test('an offer changed by somebody else meanwhile shows the differences, and the user chooses', async () => {
  openForm();
  await fill('Título', 'Tapioca de coco');
  await fill('Preço da oferta', '12');
  const changed = { ...tapioca, offerPrice: 13.5, version: 2 };
  answers('getOffer', changed);
  refuses('updateOffer', 'VERSION_MISMATCH');
  await click('Salvar oferta');
  const notice = await screen.findByRole('alert', { name: /Os dados mudaram/ });
  expect(notice).toHaveFocus();
  expect(within(notice).getByLabelText(/O que você digitou: R\$\s12,00/)).toBeChecked();
  await user.click(within(notice).getByLabelText(/O que está salvo agora: R\$\s13,50/));
  answers('updateOffer', { ...changed, title: 'Tapioca de coco', version: 3 });
  await click('Salvar oferta');
  await atScreen('Ofertas');
  const [first, second] = callsOf('updateOffer');
  expect(first?.headers.get('if-match')).toBe('"1"');
  expect(second?.headers.get('if-match')).toBe('"2"');
  expect(second?.body).toMatchObject({ title: 'Tapioca de coco', offerPrice: 13.5 });
});

test('a limit per person that somebody else removed is shown as 1', async () => {
  openForm({ ...tapioca, perConsumerLimit: 2 });
  await fill('Limite por pessoa', '3');
  answers('getOffer', { ...tapioca, version: 2 });
  refuses('updateOffer', 'VERSION_MISMATCH');
  await click('Salvar oferta');
  const notice = await screen.findByRole('alert', { name: /Os dados mudaram/ });
  expect(within(notice).getByLabelText(/O que está salvo agora: 1$/)).toBeVisible();
});

test('an offer that has ended is published again with another last day', async () => {
  const ended = anOffer({
    expirationDate: '2026-03-01',
    displayStatus: 'expired',
    endsAt: '2026-03-02T02:59:59.000Z',
  });
  openForm(ended);
  expect(await screen.findByText(/Esta oferta terminou. Para publicar de novo/)).toBeVisible();
  await click('7 dias');
  const again = {
    ...ended,
    expirationDate: nextWeek,
    displayStatus: 'active',
    version: 2,
  } as const;
  answers('updateOffer', again);
  await click('Publicar de novo');
  await atScreen('Ofertas');
  expect(await screen.findByText('Oferta publicada.')).toBeVisible();
  expect(callsOf('updateOffer')[0]?.body.expirationDate).not.toBe(ended.expirationDate);
});

test('offers of other businesses and removed offers are not found', async () => {
  signInOwner();
  answers('getOffer', { ...tapioca, businessId: 'biz_01K9A1B2C3D4E5F6G7H8J9KXXX' });
  open(path);
  expect(await screen.findByRole('link', { name: 'Ver suas ofertas' })).toHaveAttribute(
    'href',
    '/offer-list',
  );
  expect(screen.queryByLabelText('Título')).toBeNull();
});

test('an offer that has begun keeps its start', async () => {
  openForm();
  expect(await field(/Início/)).toBeDisabled();
  expect(screen.getByText('A oferta já começou: o início não muda mais.')).toBeVisible();
});

test('a photo that is not served, for example during a suspension, is not shown as a broken picture', async () => {
  const image = { url: imageUrlNo(), width: 1280, height: 960, status: 'ready' } as const;
  openForm({ ...tapioca, imagesUrls: [image.url], images: [image] });
  const photo = () => document.querySelector('[data-photo] img');
  await waitFor(() => expect(photo()).toHaveAttribute('src', `${image.url}/320.webp`));
  fireEvent.error(photo() as Element);
  await waitFor(() => expect(photo()).toBeNull());
});
