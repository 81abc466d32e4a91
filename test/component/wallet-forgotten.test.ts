import { screen, waitFor } from '@testing-library/react';
import { fetchAuthSession } from 'aws-amplify/auth';
import { holderId } from '#test/support/builders/a-claim.ts';
import { storedVouchers } from '#test/unit/web/support/a-wallet.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { keepClaims } from '#web/platform/wallet/wallet.ts';
import { atScreen, click, user } from './support/actions.ts';
import { refuses } from './support/fake-server.ts';
import { bread, emptyDevice, signInHolder } from './support/holder.ts';
import { open } from './support/open-screen.tsx';
import { openedPages } from './support/opened-pages.ts';
import { anOffer, signInOwner } from './support/owner.ts';
import { enter, failure, fromShop, knowConsumer, shopPage } from './support/visitor.ts';

jest.mock('#web/lib/auth/configure-amplify.ts', () => ({ configureAmplify: jest.fn() }));
jest.mock('#web/lib/auth/sign-out-everywhere.ts', () => ({ signOutEverywhere: async () => {} }));
jest.mock('aws-amplify/auth');
jest.mock('#web/session/open-path.ts', () => jest.requireActual('./support/opened-pages.ts'));

/** Stores a voucher of the signed-in user. */
async function keepOne(): Promise<void> {
  await keepClaims(localStorage.getItem('userId') ?? '', [bread]);
  expect(await storedVouchers()).toHaveLength(1);
}

const areGone = () => waitFor(async () => expect(await storedVouchers()).toEqual([]));

beforeEach(emptyDevice);

test('a logout removes the vouchers from the device', async () => {
  signInOwner({ offers: [anOffer()] });
  await keepOne();
  open('/offer-list');
  await atScreen('Ofertas');
  await click('Minha conta');
  await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
  await areGone();
});

test('a session that ends in the wallet removes the vouchers, and leads to the sign-in', async () => {
  signInHolder();
  await keepOne();
  jest.mocked(fetchAuthSession).mockRejectedValue(failure('NotAuthorizedException'));
  refuses('listClaims', 'UNAUTHENTICATED');
  open('/wallet');
  await screen.findByText(/^Sua sessão terminou/);
  expect(location.pathname + location.search).toBe('/login?from=%2Fwallet');
  expect(screen.queryByText(bread.title)).toBeNull();
  await areGone();
});

test('a sign-in removes the vouchers that an earlier user left', async () => {
  storeUser(holderId, 'a token');
  await keepOne();
  localStorage.clear();
  knowConsumer('sub-ana');
  open(`/login${fromShop}`);
  await enter();
  await waitFor(() => expect(openedPages).toEqual([shopPage]));
  await areGone();
});
