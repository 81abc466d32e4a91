import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { storedUserId } from '../auth/stored-user.ts';
import { isOffline, isSlow, noteConnection, noteFailure, noteSlow } from './connection.ts';
import { freshOrKept, type Shown } from './fresh-or-kept.ts';

/** Milliseconds after which a kept answer is shown while the server's is awaited. */
const patience = 3000;

/** When the server gave the kept answers that queries are about to show, in epoch milliseconds. */
export type AnswerTimes = WeakMap<Query, number>;

/** Calls the server, and notes whether it was reached. */
async function loadNoting(load: () => unknown): Promise<unknown> {
  try {
    const data = await load();
    noteConnection(false);
    return data;
  } catch (error) {
    noteFailure(error);
    throw error;
  }
}

/** What may be shown instead of the server's answer: what the page has already, or what the device keeps. */
async function keptOf({ state, queryHash }: Query, userId: string): Promise<Shown | undefined> {
  if (state.data !== undefined) return { answeredAt: state.dataUpdatedAt, data: state.data };
  const { readKept } = await import('./kept-answers.ts');
  return readKept(userId, queryHash);
}

/** Shows the server's answer in place of the kept one, if nothing has changed that meanwhile; else asks again. */
function showLate(client: QueryClient, query: Query, data: unknown, kept: Shown): void {
  const { dataUpdatedAt, isInvalidated } = query.state;
  if (dataUpdatedAt === kept.answeredAt && !isInvalidated)
    client.setQueryData(query.queryKey, data);
  else client.invalidateQueries({ queryKey: query.queryKey, exact: true });
}

/** Makes queries show their kept answer where the server gives none. `times` receives when it was given. */
export function keptPersister(
  times: AnswerTimes,
  { isOfForm }: { readonly isOfForm: boolean },
): QueryPersister {
  return async (queryFn, context, query) => {
    const userId = storedUserId();
    // The next page of a list is not part of what is kept.
    const isNextPage = query.state.fetchMeta?.fetchMore !== undefined;
    if (userId === undefined || isNextPage) return loadNoting(() => queryFn(context));
    // A form does not start with an old answer because of one call that failed, or because the server is slow.
    const isLost = isOfForm ? !navigator.onLine : isOffline() || isSlow();
    const slow = isOfForm ? undefined : patience;
    const call = loadNoting(() => queryFn(context));
    const answer = await freshOrKept({
      load: () => call,
      readKept: () => keptOf(query, userId),
      wait: isLost ? 0 : slow,
      onLate: (data, kept) => {
        if (storedUserId() === userId) showLate(context.client, query, data, kept);
      },
    });
    if ('data' in answer) return answer.data;
    noteSlow(call);
    times.set(query, answer.kept.answeredAt);
    return answer.kept.data;
  };
}
