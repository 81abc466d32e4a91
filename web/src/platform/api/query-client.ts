import { notifyManager, QueryClient } from '@tanstack/react-query';

// By default components learn of a change in a later task. The second click of a double click may come before it, and find
// a button that is not disabled yet.
notifyManager.setScheduler(queueMicrotask);

/** The cache of what the server answered. Retries are the HTTP client's task, so queries do none. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a query fails and says so, instead of waiting for one.
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
