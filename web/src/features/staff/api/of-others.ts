import type { Route } from '#contract/http/route.ts';

/** The query key of what is of another business than the user's own: the device keeps no answers under it. */
export const ofOthers = (route: Route, id: string): unknown[] => ['of-business', route.path, id];
