import type { Query, QueryClient } from '@tanstack/react-query';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { routeKeyOf } from '#contract/http/route.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { queryKeyOf } from '#web/platform/api/api.ts';
import { type AnswerTimes, answerPersister } from './answer-persister.ts';
import { savedRoutes } from './saved-routes.ts';

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
      ({ queryHash, state }) =>
        [queryHash, { data: state.data, answeredAt: state.dataUpdatedAt }] as const,
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
