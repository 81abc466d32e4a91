import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BodyInputOf, ResponseOf, Route } from '#contract/route.ts';

interface Call<R extends Route> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: BodyInputOf<R>;
}

/** Calls routes of the contract as one signed-in user, over HTTP like everybody else. */
export class ApiClient {
  readonly #apiUrl: string;
  readonly #accessToken: string;

  constructor(apiUrl: string, accessToken: string) {
    this.#apiUrl = apiUrl;
    this.#accessToken = accessToken;
  }

  /** The answer's body; any status but a success throws. A repeated write gets its first answer. */
  async call<R extends Route>(route: R, { params, query, body }: Call<R> = {}) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params?.[name] ?? ''),
    );
    const url = new URL(`${this.#apiUrl}${path}`);
    for (const [name, value] of Object.entries(query ?? {})) {
      url.searchParams.set(name, String(value));
    }
    const text = body === undefined ? undefined : JSON.stringify(body);
    const response = await this.#send(route.method, url, text);
    if (!response.ok) {
      throw new Error(`${route.method} ${path}: ${response.status} ${await response.text()}`);
    }
    return (await response.json()) as ResponseOf<R>;
  }

  async #send(method: Route['method'], url: URL, body: string | undefined): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url, {
        method,
        signal: AbortSignal.timeout(30_000),
        headers: {
          authorization: `Bearer ${this.#accessToken}`,
          ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
          ...(method !== 'GET' && { 'idempotency-key': keyOf(method, url, body) }),
        },
        ...(body !== undefined && { body }),
      });
      if (![429, 502, 503, 504].includes(response.status) || attempt === 4) return response;
      await pause(250 * attempt);
    }
  }
}

/** The same request has the same key on every run, so that a seed that was cut short goes on. */
function keyOf(method: string, url: URL, body: string | undefined): string {
  const hash = createHash('sha256').update(`${method} ${url.pathname} ${body ?? ''}`);
  return `seed-${hash.digest('hex').slice(0, 40)}`;
}
