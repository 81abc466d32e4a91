import type { ErrorCode } from '#contract/http/errors.ts';
import { errorsOf, type Resource, type Route } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import type { RouteName } from './request-of-route.ts';

/** A route with its name and the resource whose Lambda serves it. */
export type NamedRoute = [name: RouteName, route: Route, resource: Resource];

/** Every route of the contract. */
export const everyRoute = Object.entries(routes).flatMap(([resource, table]) =>
  Object.entries(table).map(
    ([name, route]): NamedRoute => [name as RouteName, route, resource as Resource],
  ),
);

/** Returns the routes that match a predicate. */
export const routesThat = (holds: (route: Route) => boolean) =>
  everyRoute.filter(([, route]) => holds(route));

/** Matches routes with a declared error code. */
export const answersWith = (code: ErrorCode) => (route: Route) => errorsOf(route).includes(code);

/** Matches routes with a field in a part of the request. */
export const takes = (part: 'params' | 'query' | 'body', field: string) => (route: Route) =>
  Object.hasOwn((route[part] as { shape?: object } | undefined)?.shape ?? {}, field);
