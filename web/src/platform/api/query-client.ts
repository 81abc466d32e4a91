import { notifyManager, QueryClient } from '@tanstack/react-query';

// By default, components learn of changes later, and a double click could find its button still enabled.
notifyManager.setScheduler(queueMicrotask);

/** The cache of the server's answers. The HTTP client does the retries, so queries do none. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline, a query fails and shows that, instead of waiting for a connection.
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
