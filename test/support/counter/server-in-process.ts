import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { everyRoute } from '../every-route.ts';
import { invokeLambda } from '../operations/invoke-lambda.ts';

/** What happens to a request on its way. `lost`: the server executes it, and its answer does not arrive. */
export type Way = 'good' | 'lost' | 'unreached';

/** Returns the route of a request, with the values in its path. */
function routeOf(method: string, path: string) {
  for (const [, route] of everyRoute) {
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const pattern = new RegExp(`^/api${route.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
    const values = route.method === method ? pattern.exec(path) : null;
    if (!values) continue;
    const params = Object.fromEntries(names.map((name, at) => [name, values[at + 1] ?? '']));
    return { route, params };
  }
  throw new Error(`There is no route for ${method} ${path}`);
}

async function answerOf(url: string, { method = 'GET', body, headers }: RequestInit) {
  const { pathname, searchParams } = new URL(url, 'https://vitrine.example');
  const { route, params } = routeOf(method, pathname);
  const key = new Headers(headers).get('idempotency-key');
  const answer = await invokeLambda(route, {
    params,
    query: Object.fromEntries(searchParams),
    headers: key === null ? {} : { 'idempotency-key': key },
    as: { userId: storedUserId() ?? '' },
    ...(body && { text: String(body) }),
  });
  return new Response(answer.text ?? null, { status: answer.status, headers: answer.headers });
}

/** Answers the calls of the web by the Lambdas in this process, as the signed-in user. */
export function serveInProcess(wayOf: (url: string) => Way): void {
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const way = navigator.onLine === false ? 'unreached' : wayOf(url);
    const answer = way === 'unreached' ? undefined : await answerOf(url, init);
    if (way === 'good' && answer) return answer;
    throw new TypeError('Failed to fetch');
  }) as typeof fetch;
}
