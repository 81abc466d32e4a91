import type { Query } from '@tanstack/react-query';

/** Query options of a list for decisions: never reloaded while shown, since rows would move under the pointer. */
export const frozenList = {
  staleTime: ({ state }: Pick<Query, 'state'>) => (state.data === undefined ? 0 : 'static'),
  gcTime: 0,
} as const;
