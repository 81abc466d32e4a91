import { type ErrorCode, errorStatus, type FieldError } from '#contract/http/errors.ts';
import type { BodyInputOf, ParamsOf, QueryOf, ResponseOf, Route } from '#contract/http/route.ts';
import { type RouteName as Name, type RouteOf, routesAt, statusOf } from './called-routes.ts';

/** A call that the server got. */
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

/** A refusal with a code of the contract. */
export const refusal = (code: ErrorCode, errors: readonly FieldError[] = []) =>
  json(errorStatus[code], { code, errors });

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answers a route with success: with a body, or with what is made of the call. Replaces its answer of before. */
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

/** Refuses the calls of a route for as many seconds, by a limit. */
export function limits(name: Name, seconds: number): void {
  const body = { code: 'TOO_MANY_REQUESTS', errors: [] };
  replies.set(name, () => json(429, body, { 'retry-after': String(seconds) }));
}

/** Loses the connection at each call of a route. */
export function loses(name: Name): void {
  replies.set(name, lost);
}

/** Leaves the next calls of a route without an answer, until one is given to all that wait. */
export function holds<N extends Name>(name: N) {
  let waiting: ((reply: Response | Promise<Response>) => void)[] = [];
  replies.set(name, () => new Promise((resolve) => waiting.push(resolve)));
  const give = (reply: () => Response | Promise<Response>) => {
    for (const resolve of waiting) resolve(reply());
    waiting = [];
  };
  return {
    /** How many calls wait. */
    count: () => waiting.length,
    answer: (body: ResponseOf<RouteOf<N>>) => give(() => json(statusOf(name), body)),
    refuse: (code: ErrorCode) => give(() => refusal(code)),
    lose: () => give(lost),
  };
}

/** Answers what is asked at addresses that start so, which are not of the API. */
export function answersAt(
  address: string,
  reply: (url: string, init: RequestInit) => Response | Promise<Response>,
): void {
  outside.set(address, reply);
}

/** The calls of a route in this test, in their order. */
export const callsOf = <N extends Name>(name: N) =>
  (calls.get(name) ?? []) as unknown as readonly Call<RouteOf<N>>[];

/** The answer to a call, which is noted; undefined where this test has none. */
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

/** Forgets how routes are answered, and which calls there were. */
export function resetServer(): void {
  replies.clear();
  outside.clear();
  calls.clear();
}
