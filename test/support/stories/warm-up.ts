import type { Route } from '#contract/http/route.ts';
import { type Call, call } from './call.ts';

/**
 * Starts all ten processes that the local endpoint gives a Lambda, by requests that read little, so that the requests
 * of a race reach the table concurrently.
 */
export async function warmUp(route: Route, request: Call): Promise<void> {
  for (let up = 10; up <= 20; up += 5) {
    await Promise.all(Array.from({ length: up }, () => call(route, request)));
  }
}
