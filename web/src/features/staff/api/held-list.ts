import type { Query } from '@tanstack/react-query';

/**
 * Query options of a list for decisions. A shown list is never reloaded, since rows would move under the pointer; a
 * list that was left is loaded again.
 */
export const heldList = {
  staleTime: ({ state }: Pick<Query, 'state'>) => (state.data === undefined ? 0 : 'static'),
  gcTime: 0,
} as const;
