import type { Query } from '@tanstack/react-query';

/**
 * Options of a list on which staff decide. While it is shown it stays as it was loaded: neither a decision nor the return
 * of the window or of the connection loads it again, by which rows would move under a pointer. It is forgotten once it is
 * left, so that it is loaded anew when it is opened.
 */
export const heldList = {
  staleTime: ({ state }: Pick<Query, 'state'>) => (state.data === undefined ? 0 : 'static'),
  gcTime: 0,
} as const;
