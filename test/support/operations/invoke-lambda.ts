import { type Resource, type Route, routeKeyOf } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import { aRequest, invokeHandler, type RequestParts } from '../builders/a-request.ts';

const resourceOf = new Map<Route, Resource>(
  Object.entries(routes).flatMap(([resource, table]) =>
    Object.values(table).map((route): [Route, Resource] => [route, resource as Resource]),
  ),
);

/** Calls a route's Lambda in this process, as the gateway does. Returns the answer with its parsed JSON. */
export async function invokeLambda(route: Route, parts: RequestParts) {
  const { handler } = await import(`../../../lambdas/entries/api/${resourceOf.get(route)}.ts`);
  return invokeHandler(handler, aRequest(routeKeyOf(route), parts));
}
