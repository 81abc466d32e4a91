import type { QueryClient } from '@tanstack/react-query';
import { connection } from '#web/platform/http/http.ts';
import { isLocked } from './is-locked.ts';
import { meQuery } from './queries/get-me.ts';
import { mayHaveBusiness, myBusinessQuery } from './queries/my-business.ts';

/** Loads the active user and starts to load their business. Failures are handled where answers are used. */
export async function preloadSession(client: QueryClient): Promise<void> {
  const me = await client.fetchQuery(meQuery).catch(() => undefined);
  if (!me || isLocked(me) || !mayHaveBusiness(me.role)) return;
  const business = client.prefetchQuery(myBusinessQuery(me.userId));
  // Offline, a stored business is available at once.
  if (connection() === 'none') await business;
}
