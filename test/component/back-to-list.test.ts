import { screen, waitFor, within } from '@testing-library/react';
import { anOfferInput } from '#test/support/builders/an-offer.ts';
import { atScreen, click, field, user } from './support/actions.ts';
import { answers, callsOf } from './support/fake-server.ts';
import { bread, cake, emptyDevice, signInHolder } from './support/holder.ts';
import { open, reload } from './support/open-screen.tsx';
import { anOffer, signInOwner } from './support/owner.ts';

/** Scrolls as a browser does; jsdom has no layout. */
function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

/** Scrolls as a user does, which ends the return to a place. */
function turnWheel(top: number): void {
  window.dispatchEvent(new Event('wheel'));
  scrollTo(top);
}

const { scrollTo: scrollOfPage } = window;

beforeEach(() => {
  Object.assign(window, {
    scrollTo: (to: number | ScrollToOptions, top = 0) =>
      scrollTo(typeof to === 'number' ? top : (to.top ?? 0)),
  });
  scrollTo(0);
});
afterEach(() => {
  Object.assign(window, { scrollTo: scrollOfPage });
});

const offers = Array.from({ length: 4 }, (_, index) =>
  anOffer({ id: `off_01K9B1B2C3D4E5F6G7H8J9K00${index}`, title: `Oferta ${index + 1}` }),
);
const [first = anOffer(), second = anOffer()] = offers;

const linkTo = (title: string) => screen.findByRole('link', { name: title });

/** Opens the list of two pages of offers, and loads both. */
async function openList(path: string): Promise<void> {
  signInOwner({ offers });
  answers('listOffersOfBusiness', ({ query }) =>
    query.pagingKey
      ? { items: offers.slice(2) }
      : { items: offers.slice(0, 2), pagingKey: 'second' },
  );
  answers('getOffer', ({ params }) => offers.find(({ id }) => id === params.id) ?? first);
  open(path);
  await click('Mostrar mais');
  await linkTo('Oferta 4');
  // The places are kept once the page is idle.
  await waitFor(() => expect(history.scrollRestoration).toBe('manual'));
}

async function expectPlace(title: string, top: number): Promise<void> {
  await waitFor(async () => expect(await linkTo(title)).toHaveFocus());
  await waitFor(() => expect(window.scrollY).toBe(top));
}

async function openOffer(title: string): Promise<void> {
  await user.click(await linkTo(title));
  await atScreen(title);
}

test('the back link, Back and a save lead to the place in the filtered list, and the link has the focus', async () => {
  await openList('/offer-list?status=active');
  turnWheel(700);
  await openOffer('Oferta 3');
  expect(window.scrollY).toBe(0);
  expect(await atScreen('Oferta 3')).toHaveFocus();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ofertas' }));
  await expectPlace('Oferta 3', 700);
  turnWheel(500);
  await openOffer('Oferta 4');
  await waitFor(() => expect(history.state.idx).toBe(1));
  history.back();
  await expectPlace('Oferta 4', 500);
  expect(location.search).toBe('?status=active');
  turnWheel(300);
  await openOffer('Oferta 2');
  answers('updateOffer', { ...second, ...anOfferInput({ title: 'Oferta 2' }), version: 2 });
  await user.type(await field('Título'), ' ');
  await click(/^Salvar/);
  await expectPlace('Oferta 2', 300);
});

test('a reload loads as many rows again and keeps the place; the side menu opens the list at its top', async () => {
  await openList('/offer-list');
  turnWheel(900);
  window.dispatchEvent(new Event('pagehide'));
  turnWheel(0);
  reload();
  await linkTo('Oferta 4');
  await waitFor(() => expect(window.scrollY).toBe(900));
  expect(callsOf('listOffersOfBusiness').at(-1)?.query).toMatchObject({ pagingKey: 'second' });
  await user.click(await linkTo('Lojas'));
  await atScreen('Lojas');
  expect(window.scrollY).toBe(0);
  const menu = screen.getByRole('navigation', { name: 'Menu principal' });
  await user.click(await waitFor(() => menu.querySelector('a[href="/offer-list"]') as HTMLElement));
  await atScreen('Ofertas');
  expect(window.scrollY).toBe(0);
});

test('a voucher that is opened from far down in the wallet begins at its top, and the way back leads to its row', async () => {
  emptyDevice();
  signInHolder({ open: [bread, cake] });
  open('/wallet');
  const row = await linkTo(cake.title);
  await waitFor(() => expect(history.scrollRestoration).toBe('manual'));
  scrollTo(900);
  await user.click(row);
  await atScreen('Cupom');
  expect(window.scrollY).toBe(0);
  await user.click(screen.getByRole('link', { name: /Meus cupons$/ }));
  await atScreen('Meus cupons');
  await waitFor(async () => expect(await linkTo(cake.title)).toHaveFocus());
});
