import { screen, waitFor, within } from '@testing-library/react';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { atScreen, user } from './support/actions.ts';
import { showAfterReload } from './support/browser-stubs.ts';
import { answers } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { anOffer, signInOwner } from './support/owner.ts';

const keeper = '#web/platform/navigation/place-keeper.ts';
const loaded = Promise.withResolvers<void>();

// An import waits for a module that looks like a promise.
jest.mock('#web/platform/navigation/place-keeper.ts', () => ({
  __esModule: true,
  // biome-ignore lint/suspicious/noThenProperty: holds the import
  then: (resolve: (module: unknown) => void) =>
    loaded.promise.then(() => resolve(jest.requireActual(keeper))),
}));

/** Scrolls as a browser does; jsdom has no layout. */
function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
Object.assign(window, { scrollTo: (_left: number, top: number) => scrollTo(top) });

test('a user who scrolls before the code for places has loaded stays there, also after a reload', async () => {
  const offer = anOffer({ title: 'Bolo de rolo' });
  signInOwner({ offers: [offer] });
  answers('listOffersOfBusiness', { items: [offer] });
  answers('getOffer', offer);
  const place = { top: 700, link: `main a[href="/offer?id=${offer.id}"]`, linkTop: 0 };
  const places = { userId: storedUserId(), stored: [['/offer-list', place]] };
  sessionStorage.setItem('places', JSON.stringify(places));
  showAfterReload();
  open(`/offer?id=${offer.id}`);
  await atScreen(offer.title);
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ofertas' }));
  const row = await screen.findByRole('link', { name: offer.title });
  window.dispatchEvent(new Event('wheel'));
  scrollTo(300);
  loaded.resolve();
  await waitFor(() => expect(history.scrollRestoration).toBe('manual'));
  window.dispatchEvent(new Event('pagehide'));
  const { stored } = JSON.parse(sessionStorage.getItem('places') ?? '');
  const { top, link } = new Map(stored).get('/offer-list') as { top: number; link?: string };
  expect([window.scrollY, top, link]).toEqual([300, 300, undefined]);
  expect(row).not.toHaveFocus();
});
