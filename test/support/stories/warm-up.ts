import type { Route } from '#contract/route.ts';
import { type Call, call } from './call.ts';

/**
 * Starts 50 workers of a route's Lambda by a request that reads little, ten more at a time, so that the requests
 * of a race reach the table concurrently and none waits for a new worker until its time limit.
 */
export async function warmUp(route: Route, request: Call): Promise<void> {
  for (let up = 10; up <= 50; up += 10) {
    await Promise.all(Array.from({ length: up }, () => call(route, request)));
  }
}
