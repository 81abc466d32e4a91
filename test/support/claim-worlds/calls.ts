import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import { routeKeyOf } from '#contract/http/route.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { aRequest, invokeHandler, type RequestParts } from '../builders/a-request.ts';
import type { World } from './world.ts';

export type Work = () => Promise<void>;

const routes = { ...claimRoutes, ...offerRoutes, ...redemptionRoutes };

/** Milliseconds of an API Lambda. */
const timeout = 25_000;

let made = 0;

/** Makes a call with its own idempotency key, which a later act may repeat. */
export function newCall(
  world: World,
  handler: unknown,
  route: keyof typeof routes,
  parts: RequestParts,
): Work {
  made += 1;
  const key = `key-of-call-${made}`;
  const headers = { 'idempotency-key': key };
  const event = aRequest(routeKeyOf(routes[route]), { ...parts, headers });
  const about = parts.params?.['code'] ?? '';
  const send = async () => {
    const { status, body } = await invokeHandler(handler, event, timeout);
    world.answers.push({ route, key, about, status, body });
  };
  world.calls.push(send);
  return send;
}
