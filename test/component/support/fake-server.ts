import { type ErrorCode, errorStatus, type FieldError } from '#contract/errors.ts';
import type { BodyInputOf, ParamsOf, QueryOf, ResponseOf, Route } from '#contract/route.ts';
import { accountRoutes } from '#contract/routes/accounts.ts';
import { businessRoutes } from '#contract/routes/businesses.ts';
import { invoiceRoutes } from '#contract/routes/invoices.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { reportRoutes } from '#contract/routes/reports.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { staffRoutes } from '#contract/routes/staff.ts';
import { statisticsRoutes } from '#contract/routes/statistics.ts';
import { subscriptionRoutes } from '#contract/routes/subscriptions.ts';
import { uploadRoutes } from '#contract/routes/uploads.ts';
import { userRoutes } from '#contract/routes/users.ts';
import { validatorRoutes } from '#contract/routes/validators.ts';
import { viewRoutes } from '#contract/routes/views.ts';

const routes = {
  ...userRoutes,
  ...businessRoutes,
  ...shopRoutes,
  ...offerRoutes,
  ...validatorRoutes,
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
const unanswered: string[] = [];

const json = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

const statusOf = (name: Name) => Number(Object.keys(routes[name].responses)[0]);

const refusal = (code: ErrorCode, errors: readonly FieldError[] = []) =>
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

const patterns = Object.entries(routes).map(([name, { method, path }]) => ({
  name: name as Name,
  method,
  pattern: new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

function replyTo(url: string, init: RequestInit): Response | Promise<Response> {
  for (const [address, reply] of outside) if (url.startsWith(address)) return reply(url, init);
  const { pathname, searchParams } = new URL(url, location.href);
  for (const { name, method, pattern } of patterns) {
    const match = method === (init.method ?? 'GET') && pattern.exec(pathname);
    const reply = match && replies.get(name);
    if (!match || !reply) continue;
    const call = {
      params: { ...match.groups },
      query: Object.fromEntries(searchParams),
      body: init.body ? JSON.parse(String(init.body)) : undefined,
      headers: new Headers(init.headers),
    } as unknown as Call;
    calls.set(name, [...(calls.get(name) ?? []), call]);
    return reply(call);
  }
  unanswered.push(`${init.method ?? 'GET'} ${url}`);
  return lost();
}

window.fetch = (url, init = {}) =>
  new Promise((resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    Promise.resolve(replyTo(String(url), init)).then(resolve, reject);
  });

afterEach(() => {
  const forgotten = unanswered.splice(0);
  replies.clear();
  outside.clear();
  calls.clear();
  expect(forgotten).toEqual([]);
});
