import { accountRoutes } from '#contract/accounts/routes.ts';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import { type ErrorCode, errorStatus, type FieldError } from '#contract/http/errors.ts';
import type { BodyInputOf, ParamsOf, QueryOf, ResponseOf, Route } from '#contract/http/route.ts';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { reportRoutes } from '#contract/statistics/report-routes.ts';
import { statisticsRoutes } from '#contract/statistics/routes.ts';
import { viewRoutes } from '#contract/statistics/view-routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';

const routes = {
  ...userRoutes,
  ...businessRoutes,
  ...shopRoutes,
  ...offerRoutes,
  ...validatorRoutes,
  ...claimRoutes,
  ...redemptionRoutes,
  ...uploadRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...statisticsRoutes,
  ...reportRoutes,
  ...staffRoutes,
  ...accountRoutes,
  ...viewRoutes,
};

type Name = keyof typeof routes;
type RouteOf<N extends Name> = (typeof routes)[N];

const statusOf = (name: Name) => Number(Object.keys(routes[name].responses)[0]);

const patterns = Object.entries(routes).map(([name, { method, path }]) => ({
  name: name as Name,
  method,
  pattern: new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Returns the routes that may match a path, with its parameters: a search among shops looks like one shop. */
const routesAt = (calledBy: string, pathname: string) =>
  patterns.flatMap(({ name, method, pattern }) => {
    const match = method === calledBy && pattern.exec(pathname);
    return match ? [{ name, params: { ...match.groups } }] : [];
  });

interface Call<R extends Route = Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyInputOf<R>;
  readonly headers: Headers;
}

type Reply = (call: Call) => Response | Promise<Response>;

const replies = new Map<Name, Reply>();
const outside = new Map<string, (url: string, init: RequestInit) => Response | Promise<Response>>();
const calls = new Map<Name, Call[]>();

const json = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

export const refusal = (code: ErrorCode, errors: readonly FieldError[] = []) =>
  json(errorStatus[code], { code, errors });

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answers a route with success: with a body, or with a function of the call. Replaces the previous answer. */
export function answers<N extends Name>(
  name: N,
  body: ResponseOf<RouteOf<N>> | ((call: Call<RouteOf<N>>) => ResponseOf<RouteOf<N>>),
): void {
  replies.set(name, (call) =>
    json(statusOf(name), body instanceof Function ? body(call as never) : body),
  );
}

/** Refuses the calls of a route with a code of the contract. */
export function refuses(name: Name, code: ErrorCode, errors?: readonly FieldError[]): void {
  replies.set(name, () => refusal(code, errors));
}

/** Refuses the calls of a route by a rate limit of these seconds. */
export function limits(name: Name, seconds: number): void {
  const body = { code: 'TOO_MANY_REQUESTS', errors: [] };
  replies.set(name, () => json(429, body, { 'retry-after': String(seconds) }));
}

export function loses(name: Name): void {
  replies.set(name, lost);
}

/** Holds the next calls of a route until one answer is given to all of them. */
export function holds<N extends Name>(name: N) {
  let waiting: ((reply: Response | Promise<Response>) => void)[] = [];
  replies.set(name, () => new Promise((resolve) => waiting.push(resolve)));
  const give = (reply: () => Response | Promise<Response>) => {
    for (const resolve of waiting) resolve(reply());
    waiting = [];
  };
  return {
    count: () => waiting.length,
    answer: (body: ResponseOf<RouteOf<N>>) => give(() => json(statusOf(name), body)),
    refuse: (code: ErrorCode) => give(() => refusal(code)),
    lose: () => give(lost),
  };
}

/** Answers requests outside of the API whose address starts with this one. */
export function answersAt(
  address: string,
  reply: (url: string, init: RequestInit) => Response | Promise<Response>,
): void {
  outside.set(address, reply);
}

/** The calls of a route in this test, in order. */
export const callsOf = <N extends Name>(name: N) =>
  (calls.get(name) ?? []) as unknown as readonly Call<RouteOf<N>>[];

/** Records a call and returns its answer; undefined if the test has none. */
export function replyTo(url: string, init: RequestInit): Response | Promise<Response> | undefined {
  for (const [address, reply] of outside) if (url.startsWith(address)) return reply(url, init);
  const { pathname, searchParams } = new URL(url, location.href);
  const route = routesAt(init.method ?? 'GET', pathname).find(({ name }) => replies.has(name));
  const reply = route && replies.get(route.name);
  if (!reply) return undefined;
  const call = {
    params: route.params,
    query: Object.fromEntries(searchParams),
    body: init.body ? JSON.parse(String(init.body)) : undefined,
    headers: new Headers(init.headers),
  } as unknown as Call;
  calls.set(route.name, [...(calls.get(route.name) ?? []), call]);
  return reply(call);
}

export function resetServer(): void {
  replies.clear();
  outside.clear();
  calls.clear();
}
