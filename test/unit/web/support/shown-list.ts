import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { Route } from '#contract/http/route.ts';
import { queryKeyOf } from '#web/platform/api/route-query.ts';

/** A displayed list of a route; the test gives its answers. */
export function aShownList<Row>(route: Route) {
  const client = new QueryClient();
  const answers: ((rows: readonly Row[]) => void)[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey: [...queryKeyOf(route), 'pages', {}],
    queryFn: ({ signal }) => {
      signal.throwIfAborted();
      return new Promise<{ items: readonly Row[] }>((resolve) => {
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
