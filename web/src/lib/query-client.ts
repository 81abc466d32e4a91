import { QueryClient } from '@tanstack/react-query';

/** The app's in-memory state of what the server holds. The HTTP client retries: queries do not again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});
