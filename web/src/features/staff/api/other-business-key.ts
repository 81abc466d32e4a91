import type { Route } from '#contract/http/route.ts';

/** Returns a query key for data of another business; the device does not store its answers. */
export const otherBusinessKey = (route: Route, id: string): unknown[] => [
  'of-business',
  route.path,
  id,
];
