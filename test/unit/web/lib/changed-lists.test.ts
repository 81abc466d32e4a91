import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { cacheOffer } from '#web/features/offers/api.ts';
import { queryKeyOf } from '#web/platform/api/route-query.ts';
import { invalidate } from '#web/platform/api/use-route-mutation.ts';

const route = offerRoutes.listOffersOfBusiness;
const before = { ...anOffer(), version: 1 } as unknown as Offer;
const changed = { ...before, version: 2, availableLimit: 10 };
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A displayed list; the test gives its answers. */
function aShownList() {
  const client = new QueryClient();
  const answers: ((rows: readonly Offer[]) => void)[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey: [...queryKeyOf(route), 'pages', {}],
    queryFn: ({ signal }) => {
      signal.throwIfAborted();
      return new Promise<{ items: readonly Offer[] }>((resolve) => {
        answers.push((items) => resolve({ items }));
      });
    },
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
    retry: false,
  });
  const leave = observer.subscribe(() => {});
  const rows = () => observer.getCurrentResult().data?.pages.flatMap(({ items }) => items);
  const answer = async (index: number, row: Offer) => {
    answers[index]?.([row]);
    await settled();
  };
  return { client, answers, answer, rows, leave };
}

it.each([
  ['that is loaded again', (client: QueryClient) => invalidate(client, [route])],
  ['whose offer is known', (client: QueryClient) => cacheOffer(client, changed)],
])(
  'a list %s after a change does not show a first answer that was under way',
  async (_, change) => {
    const { client, answer, rows, leave } = aShownList();
    void change(client);
    await settled();
    await answer(0, before);
    expect(rows()).toBeUndefined();
    await answer(1, changed);
    expect(rows()).toEqual([changed]);
    leave();
  },
);

it('a loaded list shows a changed offer at once, and is not loaded again', async () => {
  const { client, answers, answer, rows, leave } = aShownList();
  await answer(0, before);
  await cacheOffer(client, changed);
  await settled();
  expect(rows()).toEqual([changed]);
  expect(answers).toHaveLength(1);
  leave();
});
