import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { shopRoutes } from '#contract/shops/routes.ts';
import { setAppConfig } from '#web/config/app-config.ts';
import { queryKeyOf, routePages, routeQuery } from '#web/platform/api/route-query.ts';
import { aConfig } from '../support/a-config.ts';
import { anAnswer } from '../support/an-answer.ts';

const fetchMock = jest.fn<Promise<Response>, [string]>();
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const aShopQuery = (id: string) => routeQuery(shopRoutes.getShop, { params: { id }, query: {} });

beforeAll(() => {
  setAppConfig(aConfig());
  Object.assign(globalThis, { fetch: fetchMock, document: { cookie: '' } });
});

beforeEach(() => {
  fetchMock.mockReset();
  client.clear();
});

describe('a query of a route', () => {
  it('calls the route with its input', async () => {
    fetchMock.mockResolvedValue(anAnswer(200, { id: 'shp_1' }));
    expect(await client.fetchQuery(aShopQuery('shp_1'))).toEqual({ id: 'shp_1' });
    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/api/shops/shp_1']);
  });

  it('has one key for each input', () => {
    expect(aShopQuery('shp_1').queryKey).not.toEqual(aShopQuery('shp_2').queryKey);
    expect(aShopQuery('shp_1').queryKey).toEqual(aShopQuery('shp_1').queryKey);
  });

  it('is invalidated with its route, and not with another route', async () => {
    fetchMock.mockImplementation(async () => anAnswer(200, {}));
    await client.fetchQuery(aShopQuery('shp_1'));
    await client.invalidateQueries({ queryKey: queryKeyOf(shopRoutes.checkShopIdentifier) });
    expect(client.getQueryState(aShopQuery('shp_1').queryKey)?.isInvalidated).toBe(false);
    await client.invalidateQueries({ queryKey: queryKeyOf(shopRoutes.getShop) });
    expect(client.getQueryState(aShopQuery('shp_1').queryKey)?.isInvalidated).toBe(true);
  });
});

describe('a paged list of a route', () => {
  const businessId = 'biz_1';
  const input = { params: { id: businessId }, query: { limit: 2 } };

  it('holds the rows of all pages that have been loaded', async () => {
    fetchMock
      .mockResolvedValueOnce(anAnswer(200, { items: ['a', 'b'], pagingKey: 'k' }))
      .mockResolvedValueOnce(anAnswer(200, { items: ['c'] }));
    const pages = routePages(shopRoutes.listShopsOfBusiness, input);
    const observer = new InfiniteQueryObserver(client, pages);
    expect(await observer.refetch()).toMatchObject({ data: ['a', 'b'], hasNextPage: true });
    expect(await observer.fetchNextPage()).toMatchObject({
      data: ['a', 'b', 'c'],
      hasNextPage: false,
    });
    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
      '/api/businesses/biz_1/shops?limit=2',
      '/api/businesses/biz_1/shops?limit=2&pagingKey=k',
    ]);
  });

  it('may ask for more rows after the first page', async () => {
    fetchMock
      .mockResolvedValueOnce(anAnswer(200, { items: ['a', 'b'], pagingKey: 'k' }))
      .mockResolvedValueOnce(anAnswer(200, { items: ['c'] }));
    const pages = routePages(shopRoutes.listShopsOfBusiness, input, { nextLimit: 9 });
    const observer = new InfiniteQueryObserver(client, pages);
    await observer.refetch();
    await observer.fetchNextPage();
    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
      '/api/businesses/biz_1/shops?limit=2',
      '/api/businesses/biz_1/shops?limit=9&pagingKey=k',
    ]);
  });

  it('does not share its key with a single page of the same input', () => {
    const { listShopsOfBusiness } = shopRoutes;
    const keys = [routePages(listShopsOfBusiness, input), routeQuery(listShopsOfBusiness, input)];
    expect(keys[0]?.queryKey).not.toEqual(keys[1]?.queryKey);
  });
});
