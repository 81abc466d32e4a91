import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { Offer } from '#contract/offers.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { keepOffer } from '#web/features/offers/api/keep-offer.ts';
import { queryKeyOf } from '#web/lib/route-query.ts';

const before = { ...anOffer(), version: 1 } as unknown as Offer;
const changed = { ...before, version: 2, availableLimit: 10 };
const listKey = [...queryKeyOf(offerRoutes.listOffersOfBusiness), 'pages', {}];

/** A list that is shown, whose answers come when the test gives them. */
function aShownList() {
  const client = new QueryClient();
  const answers: ((rows: readonly Offer[]) => void)[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey: listKey,
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
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { client, answers, rows, settled, leave };
}

describe('an offer that was changed', () => {
  it('is not shown as it was before by a list whose first answer was under way', async () => {
    const { client, answers, rows, settled, leave } = aShownList();
    await keepOffer(client, changed);
    await settled();
    answers[0]?.([before]);
    await settled();
    expect(rows()).toBeUndefined();
    answers[1]?.([changed]);
    await settled();
    expect(rows()).toEqual([changed]);
    leave();
  });

  it('is shown at once by a list that was loaded, which is not loaded again', async () => {
    const { client, answers, rows, settled, leave } = aShownList();
    answers[0]?.([before]);
    await settled();
    await keepOffer(client, changed);
    await settled();
    expect(rows()).toEqual([changed]);
    expect(answers).toHaveLength(1);
    leave();
  });
});
