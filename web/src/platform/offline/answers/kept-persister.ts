import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { callAndNoteConnection, connection, noteSlow } from '#web/platform/http/http.ts';
import { freshOrKept, type Shown } from './fresh-or-kept.ts';
import { purposeOf, whenKept } from './when-kept.ts';

/** Times of the server's answers, in epoch milliseconds, for stored answers that queries are about to show. */
export type AnswerTimes = WeakMap<Query, number>;

/** Returns the answer to show instead of the server's: the page's current one, or the stored one. */
async function keptOf({ state, queryHash }: Query, userId: string): Promise<Shown | undefined> {
  if (state.data !== undefined) return { answeredAt: state.dataUpdatedAt, data: state.data };
  const { readKept } = await import('./kept-answers.ts');
  return readKept(userId, queryHash);
}

/** Replaces the stored answer by the server's if the query has not changed meanwhile; otherwise asks again. */
function showLate(client: QueryClient, query: Query, data: unknown, kept: Shown): void {
  const { dataUpdatedAt, isInvalidated } = query.state;
  if (dataUpdatedAt === kept.answeredAt && !isInvalidated)
    client.setQueryData(query.queryKey, data);
  else client.invalidateQueries({ queryKey: query.queryKey, exact: true });
}

/** Makes queries show their stored answer if the server gives none. `times` receives the time of that answer. */
export function keptPersister(times: AnswerTimes): QueryPersister {
  return async (queryFn, context, query) => {
    const userId = storedUserId();
    const when = whenKept(purposeOf(query), connection());
    const call = callAndNoteConnection(() => queryFn(context));
    if (userId === undefined || when === 'never') return call;
    const answer = await freshOrKept({
      load: () => call,
      readKept: () => keptOf(query, userId),
      when,
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
