import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { shopRoutes } from '#contract/shops/routes.ts';
import { routePages, routeQuery } from '#web/platform/api/route-query.ts';
import { anAnswer } from '../support/an-answer.ts';
import { callWithMockedFetch, fetchMock } from '../support/mocked-fetch.ts';

callWithMockedFetch();

const { listShopsOfBusiness } = shopRoutes;
const inputOf = (id: string) => ({ params: { id }, query: { limit: 2 } });

it('a paged list holds the rows of all loaded pages, and may ask for more rows after the first', async () => {
  fetchMock
    .mockResolvedValueOnce(anAnswer(200, { items: ['a', 'b'], pagingKey: 'k' }))
    .mockResolvedValueOnce(anAnswer(200, { items: ['c'] }));
  const pages = routePages(listShopsOfBusiness, inputOf('biz_1'), { nextLimit: 9 });
  const observer = new InfiniteQueryObserver(new QueryClient(), pages);
  expect(await observer.refetch()).toMatchObject({ data: ['a', 'b'], hasNextPage: true });
  const all = { data: ['a', 'b', 'c'], hasNextPage: false };
  expect(await observer.fetchNextPage()).toMatchObject(all);
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
    '/api/businesses/biz_1/shops?limit=2',
    '/api/businesses/biz_1/shops?limit=9&pagingKey=k',
  ]);
});

it('a query has its own key for each input, and another one for a paged list', () => {
  const keys = [
    routeQuery(listShopsOfBusiness, inputOf('biz_1')),
    routeQuery(listShopsOfBusiness, inputOf('biz_2')),
    routePages(listShopsOfBusiness, inputOf('biz_1')),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(3);
});
