import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { routeKeyOf } from '#contract/http/route.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { queryKeyOf } from '#web/platform/api/api.ts';
import {
  callAndNoteConnection,
  connection,
  isConnectionFailure,
  noteSlow,
} from '#web/platform/http/http.ts';
import { purposeOf, savedRoutes, type WhenSaved, whenSaved } from './answer-rules.ts';
import type { SavedAnswer } from './answer-store.ts';

/** An earlier answer that is shown instead of the server's. */
type Shown = Pick<SavedAnswer, 'answeredAt' | 'data'>;

interface FreshOrSaved {
  readonly load: () => Promise<unknown>;
  readonly readSavedAnswer: () => Promise<Shown | undefined>;
  readonly when: Exclude<WhenSaved, 'never'>;
  /** Called if the server answers after the stored answer was shown. */
  readonly onLate: (data: unknown, saved: Shown) => void;
}

type Answer = { readonly data: unknown } | { readonly saved: Shown };

/** Returns the result of a promise, or `late` after a timeout. */
async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'late');
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the server's answer or, by the rule `when`, the stored one. Rejects at once if the server refuses. */
export async function freshOrSaved({
  load,
  readSavedAnswer,
  when,
  onLate,
}: FreshOrSaved): Promise<Answer> {
  const fresh = load().then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
  const first = await (when === 'notReached' ? fresh : within(fresh, when));
  if (first !== 'late' && 'data' in first) return first;
  if (first !== 'late' && !isConnectionFailure(first.error)) throw first.error;
  // A failed read counts as nothing stored.
  const reading = readSavedAnswer().catch(() => undefined);
  // The server may answer while the storage is read.
  const shown = reading.then(async (saved) => (saved ? { saved } : await fresh));
  const last = await Promise.race([fresh, shown]);
  if ('error' in last) {
    const saved = isConnectionFailure(last.error) ? await reading : undefined;
    if (saved) return { saved };
    throw last.error;
  }
  if ('saved' in last) fresh.then((late) => 'data' in late && onLate(late.data, last.saved));
  return last;
}

/** Times of the server's answers, in epoch milliseconds, for stored answers that queries are about to show. */
type AnswerTimes = WeakMap<Query, number>;

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
function answerPersister(times: AnswerTimes): QueryPersister {
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

const names = new Set<unknown>(savedRoutes.map(routeKeyOf));
const nameOfMe = routeKeyOf(userRoutes.getMe);

/** Returns whether the answers to a query are stored on the device. */
export const isSaved = ({ queryKey }: Query): boolean => names.has(queryKey[0]);

/** Milliseconds between an answer and its storing, so that the screen is shown first. */
const delay = 500;

/** Returns the user of the cached answers. Another user may have signed in in another tab. */
function userIdIn(client: QueryClient): string | undefined {
  const [me] = client.getQueriesData<{ readonly userId: string }>({ queryKey: [nameOfMe] });
  return me?.[1]?.userId;
}

async function store(client: QueryClient, queries: readonly Query[]): Promise<void> {
  const userId = userIdIn(client);
  if (userId === undefined || userId !== storedUserId()) return;
  const { saveAnswers } = await import('./answer-store.ts');
  const answers = queries
    .filter(({ state }) => state.data !== undefined)
    .map(
      ({ queryHash, queryKey, state: { data, dataUpdatedAt: answeredAt } }) =>
        [queryHash, { data, answeredAt, isLasting: queryKey[0] === nameOfMe }] as const,
    );
  await saveAnswers(userId, new Map(answers));
}

const clients = new WeakSet<QueryClient>();

/** Stores the last answers to some queries on the device, once their user is known, and shows them offline. */
export function persistAnswers(client: QueryClient): void {
  if (clients.has(client)) return;
  clients.add(client);
  const times: AnswerTimes = new WeakMap();
  const changed = new Set<Query>();
  let isWaiting = false;
  /** The user of the cached answers, until they sign out on this page. */
  let owner: string | undefined;

  const saveSoon = (queries: readonly Query[]) => {
    for (const query of queries) changed.add(query);
    if (isWaiting || changed.size === 0) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      const queries = [...changed];
      changed.clear();
      owner ??= userIdIn(client);
      // If another user has signed in in another tab, the next calls here are for them.
      if (owner !== userIdIn(client)) return;
      store(client, queries).catch(() => {
        // If the code does not load, nothing is stored.
      });
    }, delay);
  };

  const persister = answerPersister(times);
  for (const route of savedRoutes) client.setQueryDefaults(queryKeyOf(route), { persister });

  const cache = client.getQueryCache();
  cache.subscribe((event) => {
    if (event.type === 'removed') {
      // Answers that leave the cache before they are stored may belong to a user who signed out.
      changed.delete(event.query);
      if (event.query.queryKey[0] === nameOfMe) owner = undefined;
    }
    if (event.type !== 'updated' || event.action.type !== 'success' || !isSaved(event.query))
      return;
    const { query } = event;
    const answeredAt = times.get(query);
    if (answeredAt !== undefined) {
      times.delete(query);
      query.setState({ dataUpdatedAt: answeredAt });
      return;
    }
    // Also stores the answers that came before the user was known.
    saveSoon(query.queryKey[0] === nameOfMe ? cache.getAll().filter(isSaved) : [query]);
  });
  saveSoon(cache.getAll().filter(isSaved));
}
