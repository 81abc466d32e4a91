import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { callAndNoteConnection, connection, noteSlow } from '#web/platform/http/http.ts';
import { freshOrSaved, type Shown } from './fresh-or-saved.ts';
import { purposeOf, whenSaved } from './when-saved.ts';

/** Times of the server's answers, in epoch milliseconds, for stored answers that queries are about to show. */
export type AnswerTimes = WeakMap<Query, number>;

/** Returns the answer to show instead of the server's: the page's current one, or the stored one. */
async function savedAnswerOf(
  { state, queryHash }: Query,
  userId: string,
): Promise<Shown | undefined> {
  if (state.data !== undefined) return { answeredAt: state.dataUpdatedAt, data: state.data };
  const { readSavedAnswer } = await import('./answer-store.ts');
  return readSavedAnswer(userId, queryHash);
}

/** Replaces the stored answer by the server's if the query has not changed meanwhile; otherwise asks again. */
function showLate(client: QueryClient, query: Query, data: unknown, saved: Shown): void {
  const { dataUpdatedAt, isInvalidated } = query.state;
  if (dataUpdatedAt === saved.answeredAt && !isInvalidated)
    client.setQueryData(query.queryKey, data);
  else client.invalidateQueries({ queryKey: query.queryKey, exact: true });
}

/** Makes queries show their stored answer if the server gives none. `times` receives the time of that answer. */
export function answerPersister(times: AnswerTimes): QueryPersister {
  return async (queryFn, context, query) => {
    const userId = storedUserId();
    const when = whenSaved(purposeOf(query), connection());
    const call = callAndNoteConnection(() => queryFn(context));
    if (userId === undefined || when === 'never') return call;
    const answer = await freshOrSaved({
      load: () => call,
      readSavedAnswer: () => savedAnswerOf(query, userId),
      when,
      onLate: (data, saved) => {
        if (storedUserId() === userId) showLate(context.client, query, data, saved);
      },
    });
    if ('data' in answer) return answer.data;
    noteSlow(call);
    times.set(query, answer.saved.answeredAt);
    return answer.saved.data;
  };
}
