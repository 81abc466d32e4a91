import { QueryClient } from '@tanstack/react-query';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { forgetSession } from '#web/lib/forget-session.ts';
import { queryKeyOf } from '#web/platform/api/route-query.ts';
import { persistAnswers } from '#web/platform/offline/answers/persist-answers.ts';
import { saved } from './answer-store-of-test.ts';

/** The queries of the user and of their shops. */
export const me = {
  queryKey: queryKeyOf(userRoutes.getMe),
  queryFn: async () => ({ userId: 'ana' }),
};
export const shopsKey = [...queryKeyOf(shopRoutes.listShopsOfBusiness), {}];

export const keyOf = (userId: string, queryKey: readonly unknown[]) =>
  `${userId} ${JSON.stringify(queryKey)}`;

/** A client that caches answers and does not retry. */
export function aClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  persistAnswers(client);
  return client;
}

/** Starts each test online, with a stopped clock, a signed-in user and an empty cache. Requires `useStorages`. */
export function beforeSavedAnswers(): void {
  beforeEach(() => {
    saved.clear();
    jest.useFakeTimers({ now: 5_000_000 });
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    storeUser('ana', 'token');
  });
  afterEach(() => {
    jest.useRealTimers();
    forgetSession();
  });
}
