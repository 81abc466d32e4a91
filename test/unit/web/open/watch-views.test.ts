/** @jest-environment jsdom */
import { viewsInput } from '#contract/statistics/view-routes.ts';
import {
  businessId,
  elementOf,
  offerIds,
  shopId,
  showOpenPage,
} from '#test/unit/web/support/an-open-page.ts';
import { storeBusiness } from '#web/lib/auth/store-business.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { watchViews } from '#web/open/watch-views.ts';

interface Watch {
  readonly tell: (isIntersecting: boolean) => void;
  readonly threshold: number;
}

/** Watched elements. */
const watched = new Map<Element, Watch>();

class FakeObserver {
  private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  private readonly threshold: number;
  constructor(tell: FakeObserver['tell'], { threshold }: { threshold: number }) {
    this.tell = tell;
    this.threshold = threshold;
  }
  observe(element: Element) {
    const tell = (isIntersecting: boolean) => this.tell([{ isIntersecting }]);
    watched.set(element, { tell, threshold: this.threshold });
  }
  unobserve(element: Element) {
    watched.delete(element);
  }
}

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'hidden', { get: () => visibility === 'hidden' });

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

const page = () => elementOf('shop');
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-offer]')];
const card = (index: number) => cards()[index] as HTMLElement;
const show = (element: Element, isShown = true) => watched.get(element)?.tell(isShown);
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

function become(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockResolvedValue(undefined);
  Object.assign(window, { IntersectionObserver: FakeObserver, fetch: fetched });
  watched.clear();
  localStorage.clear();
  showOpenPage();
});
afterEach(() => {
  // Sends the rest, since later pages share the listeners of this one.
  become('hidden');
  become('visible');
  jest.useRealTimers();
});

test('the shop and its cards are watched, and nothing in the texts of owners', () => {
  // Taller than two windows: it counts once it fills half of the window.
  Object.defineProperty(card(1), 'offsetHeight', { value: innerHeight * 4 });
  watchViews();
  expect([...watched.keys()]).toEqual([page(), ...cards()]);
  expect([...watched.values()].map(({ threshold }) => threshold)).toEqual([0, 0.5, 0.125]);
});

test('what was in view for a second is sent once, when the page is hidden', () => {
  watchViews();
  show(page());
  show(card(0));
  show(card(1));
  wait(900);
  show(card(1), false);
  wait(200);
  expect(sent()).toEqual([]);
  become('hidden');
  expect(sent()).toEqual([
    { kind: 'shop', ids: [shopId] },
    { kind: 'offer', shopId, ids: [offerIds[0]] },
  ]);
  become('visible');
  show(card(1));
  wait(1000);
  dispatchEvent(new Event('pagehide'));
  expect(sent().slice(2)).toEqual([{ kind: 'offer', shopId, ids: [offerIds[1]] }]);
  become('hidden');
  expect(sent()).toHaveLength(3);
  for (const body of sent()) expect(viewsInput.parse(body)).toEqual(body);
});

test('a beacon carries neither cookies nor a token, and a lost one disturbs nobody', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  storeUser('ana', 'token');
  storeBusiness({ userId: 'ana', role: 'consumer' });
  watchViews();
  show(page());
  wait(1000);
  become('hidden');
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched.mock.calls).toEqual([
    [
      '/api/views',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ kind: 'shop', ids: [shopId] }),
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      },
    ],
  ]);
});

test('an offer with two cards counts once', () => {
  card(1).dataset['offer'] = offerIds[0];
  watchViews();
  for (const each of cards()) {
    become('visible');
    show(each);
    wait(1000);
    become('hidden');
  }
  expect(sent()).toEqual([{ kind: 'offer', shopId, ids: [offerIds[0]] }]);
});

test('more than fifty offers are sent in several beacons', () => {
  const ids = Array.from({ length: 60 }, (_, n) => `off_${n}`);
  page().innerHTML = ids.map((id) => `<p data-offer="${id}"></p>`).join('');
  watchViews();
  for (const each of cards()) show(each);
  wait(1000);
  become('hidden');
  expect(sent().flatMap((body) => body.ids)).toEqual(ids);
  expect(sent().map((body) => body.ids.length)).toEqual([50, 10]);
});

test('a background page counts nothing, until it is shown again', () => {
  watchViews();
  show(card(0));
  become('hidden');
  wait(1500);
  become('visible');
  become('hidden');
  expect(sent()).toEqual([]);
  become('visible');
  show(card(0));
  wait(1000);
  become('hidden');
  expect(sent()).toHaveLength(1);
});

test.each<[string, string | undefined, number, number]>([
  ['a member of the business', businessId, 0, 0],
  ['a signed-in visitor whose business is not known yet', undefined, 0, 0],
  ['a member of another business', 'biz_01K9A1B2C3D4E5F6G7H8J9KVWD', 1, 0],
  ['a signed-in visitor without a business', '', 1, 1],
])(
  'a visit of %s (%s) counts %d times, and %d times on a page that does not say whose it is',
  (_, own, ...times) => {
    storeUser('ana', 'token');
    if (own !== undefined) storeBusiness({ userId: 'ana', businessId: own, role: 'owner' });
    for (const [index, parts] of [undefined, [] as const].entries()) {
      fetched.mockClear();
      showOpenPage(parts);
      watchViews();
      show(page());
      wait(1000);
      become('hidden');
      expect(sent()).toHaveLength(times[index] ?? 0);
      become('visible');
    }
  },
);

test.each([
  [
    'the browser cannot observe what is in view',
    () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  ],
  ['the page is not of a shop', () => page().removeAttribute('data-shop')],
])('nothing is watched if %s', (_, change) => {
  change();
  watchViews();
  become('hidden');
  expect([watched.size, sent()]).toEqual([0, []]);
});
