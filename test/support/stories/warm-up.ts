import type { Route } from '#contract/http/route.ts';
import { type Call, call } from './call.ts';

/** Starts all processes of a Lambda with cheap requests, so that a race's requests reach the table concurrently. */
export async function warmUp(route: Route, request: Call): Promise<void> {
  for (let up = 10; up <= 20; up += 5) {
    await Promise.all(Array.from({ length: up }, () => call(route, request)));
  }
}
