import { keys } from '#lambdas/platform/table/keys.ts';
import { shopIdNo } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { changeAttributes, putItems, tableHolds } from '#test/support/memory-table/table.ts';
import {
  canonicalOf,
  headingOf,
  linksOn,
  nextPageOf,
  offersLinkedOn,
  openPage,
} from './support/open-page.ts';
import { offerIds, olinda, range, recife, rioBranco, trader, traders } from './support/traders.ts';

type Query = Record<string, string>;

const pages = {
  '/ofertas': (query: Query = {}) => openPage('GET /ofertas', { query }),
  '/ofertas/pe': (query: Query = {}) =>
    openPage('GET /ofertas/{state}', { params: { state: 'pe' }, query }),
  '/ofertas/pe/recife': (query: Query = {}) =>
    openPage('GET /ofertas/{state}/{city}', { params: { state: 'pe', city: 'recife' }, query }),
  '/ofertas/pe/olinda': (query: Query = {}) =>
    openPage('GET /ofertas/{state}/{city}', { params: { state: 'pe', city: 'olinda' }, query }),
};

type Path = keyof typeof pages;
type Page = Awaited<ReturnType<(typeof pages)[Path]>>;

/** The key of the link to the next page; undefined without one. */
const nextKeyOf = (page: Page): string | undefined =>
  new URLSearchParams(nextPageOf(page)?.split('?')[1]).get('pagingKey') ?? undefined;

const isNoindex = ({ text = '' }: Page) => text.includes('<meta name="robots" content="noindex"');

const all: readonly [Path][] = [['/ofertas'], ['/ofertas/pe'], ['/ofertas/pe/recife']];

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  tableHolds();
});

describe.each(all)('%s', (path) => {
  const open = pages[path];

  it('has 20 offers, the latest first, and a link to the others, which search engines do not list', async () => {
    putItems(...traders(range(1, 21)));
    const first = await open();
    expect(offersLinkedOn(first)).toEqual(offerIds(range(2, 21).reverse()));
    expect(canonicalOf(first)).toBe(`https://vitrine.test${path}`);
    const pagingKey = nextKeyOf(first) ?? '';
    const second = await open({ pagingKey });
    expect(offersLinkedOn(second)).toEqual(offerIds([1]));
    expect(nextKeyOf(second)).toBeUndefined();
    expect([canonicalOf(second), isNoindex(second)]).toEqual([undefined, true]);
    const other = `${path}?pagingKey=${pagingKey}&lang=en`;
    expect(linksOn(second, path)).toContain(other);
  });

  it('has no link to others with 20 offers', async () => {
    putItems(...traders(range(1, 20)));
    const page = await open();
    expect([offersLinkedOn(page).length, nextKeyOf(page)]).toEqual([20, undefined]);
  });

  it('finds an offer behind a hundred hidden ones, on the first page and on a later one', async () => {
    putItems(...traders([1]), ...trader(2, { status: 'suspended', offers: range(2, 101) }));
    expect(offersLinkedOn(await open())).toEqual(offerIds([1]));
    putItems(...traders(range(201, 220)));
    const first = await open();
    expect(offersLinkedOn(first)).toEqual(offerIds(range(201, 220).reverse()));
    expect(offersLinkedOn(await open({ pagingKey: nextKeyOf(first) ?? '' }))).toEqual(
      offerIds([1]),
    );
  });

  it('leaves out offers that are over, off, later, damaged or of a closed shop, and shows sold-out ones', async () => {
    const over = { endsAt: '2026-11-20T02:59:59.000Z', expirationDate: '2026-11-19' };
    const later = { startsAt: '2026-11-22T03:00:00.000Z', startDate: '2026-11-22' };
    putItems(
      ...traders([1, 2, 3, 4]),
      ...trader(5, { changes: over }),
      ...trader(6, { changes: later }),
    );
    changeAttributes(keys.offer(offerNo(1).id), { status: 'inactive' });
    changeAttributes(keys.offer(offerNo(2).id), { title: 7 });
    changeAttributes(keys.shop(shopIdNo(3)), { shopStatus: 'inactive' });
    putItems({
      ...keys.offerCounters(offerNo(4).id),
      availableLimit: 1,
      claimedCount: 1,
      redeemedCount: 0,
    });
    expect(offersLinkedOn(await open())).toEqual(offerIds([4]));
  });

  it('shows three offers of a business, and fills the page with others', async () => {
    putItems(...trader(1, { offers: range(101, 160) }), ...traders(range(2, 30)));
    const page = await open();
    const own = offersLinkedOn(page).filter((id) => offerIds(range(101, 160)).includes(id));
    expect([own.length, offersLinkedOn(page).length]).toEqual([3, 20]);
  });

  it('is 400 with a paging key of another place or of nothing', async () => {
    putItems(...traders(range(1, 21)), ...traders(range(101, 121), { in: olinda }));
    const other = path === '/ofertas' ? '/ofertas/pe' : '/ofertas';
    const olindas = nextKeyOf(await pages['/ofertas/pe/olinda']());
    const others = nextKeyOf(await pages[other]());
    for (const pagingKey of [olindas, others, 'nonsense', olindas?.slice(0, -4)]) {
      const refused = await open({ pagingKey: pagingKey ?? '' });
      expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_PAGING_KEY' } });
      expect(headingOf(refused)).toBe('Este link não funciona');
    }
  });
});

describe('a place with few offers', () => {
  it('shows the offers of its state, too, each once', async () => {
    putItems(
      ...traders([1, 2]),
      ...traders([3, 4], { in: olinda }),
      ...traders([5], { in: rioBranco }),
    );
    const page = await pages['/ofertas/pe/recife']();
    expect(offersLinkedOn(page)).toEqual(offerIds([2, 1, 4, 3]));
    expect(linksOn(page, '/ofertas/pe')).toContain('/ofertas/pe');
  });

  it.each([
    [9, 10],
    [10, 10],
  ])('has %d offers, and shows %d offers with those around', async (own, shown) => {
    putItems(...traders(range(1, own)), ...traders([100], { in: olinda }));
    expect(offersLinkedOn(await pages['/ofertas/pe/recife']())).toHaveLength(shown);
  });

  it('shows offers of the country if it is a state, or if its state has no others', async () => {
    putItems(...traders([1]), ...traders([2], { in: rioBranco }));
    for (const path of ['/ofertas/pe', '/ofertas/pe/recife'] as const) {
      expect(offersLinkedOn(await pages[path]())).toEqual(offerIds([1, 2]));
    }
    expect(offersLinkedOn(await pages['/ofertas']())).toEqual(offerIds([2, 1]));
  });

  it('shows those around on its first page alone', async () => {
    putItems(...traders(range(1, 21)), ...traders([100], { in: olinda }));
    const first = await pages['/ofertas/pe/recife']();
    const second = await pages['/ofertas/pe/recife']({ pagingKey: nextKeyOf(first) ?? '' });
    expect(offersLinkedOn(second)).toEqual(offerIds([1]));
  });
});

describe('a municipality without offers', () => {
  it('is no error, leads to its state, and is not listed by search engines', async () => {
    putItems(...traders([1], { in: olinda }));
    const page = await pages['/ofertas/pe/recife']();
    expect([page.status, isNoindex(page), canonicalOf(page)]).toEqual([200, true, undefined]);
    expect(offersLinkedOn(page)).toEqual(offerIds([1]));
    expect(page.text).not.toContain('application/ld+json');
    putItems(...traders([2], { in: recife }));
    expect(isNoindex(await pages['/ofertas/pe/recife']())).toBe(false);
  });

  it('is no error in a marketplace without offers, where the page of the country is listed', async () => {
    for (const path of ['/ofertas/pe/recife', '/ofertas/pe'] as const) {
      const page = await pages[path]();
      expect([page.status, offersLinkedOn(page).length, isNoindex(page)]).toEqual([200, 0, true]);
    }
    const country = await pages['/ofertas']();
    expect([country.status, isNoindex(country)]).toEqual([200, false]);
  });
});
