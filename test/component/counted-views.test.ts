import { act, screen, waitFor } from '@testing-library/react';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { user } from './support/actions.ts';
import { answers, callsOf, loses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { anOffer, aShop, signIn, signInOwner } from './support/owner.ts';

/** Watched elements, each with the function that tells whether it is in view. */
const watched = new Map<Element, (isIntersecting: boolean) => void>();

class FakeObserver {
  private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: FakeObserver['tell']) {
    this.tell = tell;
  }
  observe(element: Element) {
    watched.set(element, (isIntersecting) => this.tell([{ isIntersecting }]));
  }
  unobserve(element: Element) {
    watched.delete(element);
  }
  disconnect() {}
}

const { IntersectionObserver: none } = window;
let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });

// The app remembers views as long as a page is open, so each test has its own offers.
let shops = 0;

/** Opens the flyer of a shop with `count` offers, and waits until they are watched; returns their ids. */
async function openFlyer(count: number, watchedOnes = count + 1) {
  shops += 1;
  const idOf = (prefix: string, n: number) =>
    `${prefix}_01K9A1B2C3D4E5F6G7H8J${String(shops).padStart(2, '0')}${String(n).padStart(3, '0')}`;
  const shop = aShop({ id: idOf('shp', 0) });
  const ids = Array.from({ length: count }, (_, n) => idOf('off', n));
  const items = ids.map((id, n) => anOffer({ id, title: `Oferta ${n}`, shopsIds: [shop.id] }));
  answers('getShop', shop);
  answers('listOffersOfShop', { items, pagingKey: 'more' });
  open(`/folder/${shop.id}`);
  await screen.findByRole('heading', { name: 'Oferta 0' });
  await waitFor(() => expect(watched.size).toBe(watchedOnes));
  return { shop, ids };
}

const itemOf = (n: number) =>
  screen.getByRole('heading', { name: `Oferta ${n}` }).closest('li') as Element;
const pageOf = () => screen.getByRole('main');

const show = (element: Element, isIntersecting = true) => watched.get(element)?.(isIntersecting);
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Runs part of a test with fake timers; only `wait` advances time. */
async function withTimers(part: () => Promise<void>): Promise<void> {
  jest.useFakeTimers();
  try {
    await part();
  } finally {
    jest.useRealTimers();
  }
}

function become(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

const sent = () => callsOf('countViews').map(({ body }) => body);

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: FakeObserver });
  watched.clear();
  answers('countViews', undefined);
});

afterEach(() => {
  become('hidden');
  become('visible');
  Object.assign(window, { IntersectionObserver: none });
});

test('elements in view for one second are sent once, when the page is hidden', async () => {
  const { shop, ids } = await openFlyer(3);
  await withTimers(async () => {
    show(pageOf());
    show(itemOf(0));
    show(itemOf(1));
    await wait(900);
    show(itemOf(1), false);
    await wait(200);
    expect(sent()).toEqual([]);
    become('hidden');
    expect(sent()).toEqual([
      { kind: 'shop', ids: [shop.id] },
      { kind: 'offer', shopId: shop.id, ids: [ids[0]] },
    ]);
    become('visible');
    show(itemOf(2));
    await wait(1000);
    window.dispatchEvent(new Event('pagehide'));
    become('hidden');
    expect(sent().slice(2)).toEqual([{ kind: 'offer', shopId: shop.id, ids: [ids[2]] }]);
  });
});

test('a beacon has no token, cookie or key, even for a signed-in user', async () => {
  signIn({ businessId: 'biz_01K9A1B2C3D4E5F6G7H8J9KVWC' });
  await openFlyer(1);
  const fetched = jest.spyOn(window, 'fetch');
  await withTimers(async () => {
    show(itemOf(0));
    await wait(1000);
    become('hidden');
    const [call] = callsOf('countViews');
    expect([...(call?.headers.keys() ?? [])]).toEqual(['content-type']);
    expect(fetched).toHaveBeenLastCalledWith(
      '/api/views',
      expect.objectContaining({ credentials: 'omit', keepalive: true }),
    );
    fetched.mockRestore();
  });
});

test('more than fifty offers are sent in several beacons', async () => {
  await openFlyer(60);
  await withTimers(async () => {
    for (let n = 0; n < 60; n += 1) show(itemOf(n));
    await wait(1000);
    become('hidden');
    expect(sent().map(({ ids }) => ids.length)).toEqual([50, 10]);
  });
});

test('an offer on a later page of the list is counted, too', async () => {
  const { shop, ids } = await openFlyer(2);
  const [first, second] = ids.map((id, n) => anOffer({ id, title: `Outra ${n}` }));
  if (!first || !second) throw new Error('There are two offers.');
  const later = { ...second, id: `${second.id.slice(0, -1)}9` };
  answers('listOffersOfShop', { items: [later] });
  await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  const title = await screen.findByRole('heading', { name: 'Outra 1' });
  const card = title.closest('li') as Element;
  await waitFor(() => expect(watched.has(card)).toBe(true));
  await withTimers(async () => {
    show(card);
    await wait(1000);
    become('hidden');
    expect(sent()).toEqual([{ kind: 'offer', shopId: shop.id, ids: [later.id] }]);
  });
});

test('elements in view of a background page are not counted', async () => {
  await openFlyer(1);
  await withTimers(async () => {
    const item = itemOf(0);
    show(item);
    become('hidden');
    await wait(1500);
    become('visible');
    become('hidden');
    expect(sent()).toEqual([]);
    become('visible');
    show(item);
    await wait(1000);
    become('hidden');
    expect(sent()).toHaveLength(1);
  });
});

test('views by a member of the business are not counted', async () => {
  signInOwner();
  answers('getBusiness', aBusiness());
  await openFlyer(1, 0);
  await waitFor(() => expect(callsOf('getBusiness')).toHaveLength(1));
  expect(watched.size).toBe(0);
});

test('a signed-in visitor is not counted while it is unknown whether they are a member', async () => {
  signInOwner();
  loses('getBusiness');
  await openFlyer(1, 0);
  await waitFor(() => expect(callsOf('getBusiness').length).toBeGreaterThan(0));
  await screen.findByRole('link', { name: /^Quero esta/ });
  expect(watched.size).toBe(0);
});

test('nothing is counted if the browser cannot observe which elements are in view', async () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  await openFlyer(1, 0);
  become('hidden');
  expect(sent()).toEqual([]);
});
