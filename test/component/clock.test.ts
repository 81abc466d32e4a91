import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { answers, callsOf } from './support/fake-server.ts';
import { holdPauses } from './support/held-pauses.ts';
import { open, openAsOwner } from './support/open-screen.tsx';
import { anOffer, aShop, signInOwner } from './support/owner.ts';

/** One minute before midnight in Recife, on the last day of the offer. */
const evening = Date.parse('2026-12-15T02:59:00Z');
const midnight = evening + 60_000;

const offer = anOffer({
  title: 'Bolo de rolo',
  startsAt: '2026-12-01T03:00:00Z',
  endsAt: new Date(midnight).toISOString(),
});
const ended = { ...offer, displayStatus: 'expired' } as const;
const shop = aShop({ isOpenNow: true, closesAt: new Date(midnight).toISOString() });
const closed = aShop({ isOpenNow: false, opensAt: '2026-12-15T10:00:00Z' });

let now = evening;
let pass: (milliseconds: number) => void;

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  fireEvent(document, new Event('visibilitychange'));
}

/** Advances the clock, which the page reads every half minute. */
function wait(milliseconds: number): void {
  now += milliseconds;
  pass(milliseconds);
}

beforeEach(() => {
  now = evening;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  pass = holdPauses().pass;
  signInOwner({ offers: [offer], shops: [shop] });
});

afterEach(() => show('visible'));

/** Ends the offer and closes the shop, as the server sees them. */
function letItEnd(): void {
  signInOwner({ offers: [ended], shops: [closed] });
  answers('listOffersOfShop', { items: [] });
}

test('an offer in a list that stays open is shown as ended after its last day, and not loaded again before', async () => {
  open('/offer-list');
  expect(await screen.findByText(offer.title)).toBeVisible();
  expect(screen.queryByText('Encerrada')).toBeNull();
  letItEnd();
  const before = callsOf('listOffersOfBusiness').length;
  wait(30_000);
  expect(callsOf('listOffersOfBusiness')).toHaveLength(before);
  wait(30_000);
  expect(await screen.findByText('Encerrada')).toBeVisible();
});

test('a list in a hidden tab changes when the tab is shown again', async () => {
  open('/offer-list');
  expect(await screen.findByText(offer.title)).toBeVisible();
  letItEnd();
  show('hidden');
  const before = callsOf('listOffersOfBusiness').length;
  wait(120_000);
  expect(callsOf('listOffersOfBusiness')).toHaveLength(before);
  show('visible');
  expect(await screen.findByText('Encerrada')).toBeVisible();
});

test('the screen of an offer says that it has ended, and keeps the typed values', async () => {
  open(`/offer?id=${offer.id}`);
  const title = await screen.findByLabelText('Título');
  fireEvent.change(title, { target: { value: 'Bolo de rolo inteiro' } });
  letItEnd();
  wait(60_000);
  expect(await screen.findByRole('button', { name: 'Publicar de novo' })).toBeVisible();
  expect(title).toHaveValue('Bolo de rolo inteiro');
});

test('a shop closes in its list, and says when it opens', async () => {
  open('/shop-list');
  expect(await screen.findByText('Aberto agora')).toBeVisible();
  letItEnd();
  wait(60_000);
  expect(await screen.findByText('Fechado')).toBeVisible();
});

test('a preview that stays open loses an offer that has ended', async () => {
  answers('getBusiness', aBusiness());
  answers('getShopByIdentifier', shop);
  answers('listOffersOfShop', { items: [offer] });
  open(`/preview/${shop.shopIdentifier}`);
  expect(await screen.findByRole('heading', { name: 'Bolo de rolo' })).toBeVisible();
  letItEnd();
  answers('getShopByIdentifier', closed);
  wait(60_000);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Bolo de rolo' })).toBeNull());
  expect(await screen.findByText('Fechado', { selector: 'strong' })).toBeVisible();
});

test('a shop that opens tomorrow opens today once midnight has passed', async () => {
  openAsOwner('/shop-list', { shops: [closed] });
  expect(await screen.findByText(/abre amanhã/)).toBeVisible();
  wait(60_000);
  expect(await screen.findByText(/abre às/)).toBeVisible();
});
