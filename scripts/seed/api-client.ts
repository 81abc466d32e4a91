import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type BodyInputOf, fillPath, type ResponseOf, type Route } from '#contract/route.ts';

interface RequestParts<R extends Route> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyInputOf<R>;
}

/** Calls the contract's routes over HTTP as one signed-in user. */
export class ApiClient {
  readonly #apiUrl: string;
  readonly #accessToken: string;

  constructor(apiUrl: string, accessToken: string) {
    this.#apiUrl = apiUrl;
    this.#accessToken = accessToken;
  }

  /** Returns the body of the answer. Throws on error statuses. A repeated write returns its first answer. */
  async request<R extends Route>(
    route: R,
    { params, query, body }: RequestParts<R> = {},
  ): Promise<ResponseOf<R>> {
    const path = fillPath(route.path, params ?? {});
    const url = `${this.#apiUrl}${path}?${new URLSearchParams(query)}`;
    const text = body === undefined ? null : JSON.stringify(body);
    // The key is the same on every run, so that an interrupted seed can continue.
    const key = createHash('sha256').update(`${route.method} ${path} ${text}`).digest('hex');
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url, {
        method: route.method,
        body: text,
        signal: AbortSignal.timeout(30_000),
        headers: {
          authorization: `Bearer ${this.#accessToken}`,
          ...(text !== null && { 'content-type': 'application/json; charset=utf-8' }),
          ...(route.method !== 'GET' && { 'idempotency-key': `seed-${key.slice(0, 40)}` }),
        },
      });
      if (response.status === 204) return undefined as ResponseOf<R>;
      if (response.ok) return (await response.json()) as ResponseOf<R>;
      if (![429, 502, 503, 504].includes(response.status) || attempt === 4) {
        throw new Error(`${route.method} ${path}: ${response.status} ${await response.text()}`);
      }
      await pause(250 * attempt);
    }
  }
}
