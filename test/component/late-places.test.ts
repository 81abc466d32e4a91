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

test('the back link of a reloaded form leads to the place in the list, even if the code for places loads later', async () => {
  const offer = anOffer({ title: 'Bolo de rolo' });
  signInOwner({ offers: [offer] });
  answers('listOffersOfBusiness', { items: [offer] });
  answers('getOffer', offer);
  const place = { top: 700, link: `main a[href="/offer?id=${offer.id}"]`, linkTop: 0 };
  const stored = [['/offer-list', place]];
  sessionStorage.setItem('places', JSON.stringify({ userId: storedUserId(), stored }));
  showAfterReload();
  open(`/offer?id=${offer.id}`);
  await atScreen(offer.title);
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ofertas' }));
  const row = await screen.findByRole('link', { name: offer.title });
  expect(row).not.toHaveFocus();
  loaded.resolve();
  await waitFor(() => expect(row).toHaveFocus());
});
