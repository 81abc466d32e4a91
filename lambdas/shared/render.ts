import { createHash } from 'node:crypto';
import type { Route } from '#contract/route.ts';
import type { Answer } from './answer.ts';
import type { StoredAnswer } from './idempotency.ts';

/** A change's ETag is its version; a cacheable answer's is its content. */
function etagOf(route: Route, body: string, data: unknown): string | undefined {
  if (route.cacheSeconds !== undefined) {
    return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  }
  const version = (data as { version?: unknown }).version;
  return typeof version === 'number' ? `"${version}"` : undefined;
}

/** An answer as the gateway takes it: its body is what the route's schema declares and nothing more. */
export function render(route: Route, answer: Answer): StoredAnswer {
  const schema = route.responses[answer.status];
  const headers: Record<string, string> = { ...answer.headers };
  if (!schema) return { statusCode: answer.status, headers };
  const data = schema.parse(answer.body);
  const body = JSON.stringify(data);
  const etag = etagOf(route, body, data);
  if (etag) headers['etag'] = etag;
  headers['content-type'] = 'application/json; charset=utf-8';
  headers['cache-control'] =
    route.cacheSeconds === undefined ? 'no-store' : `public, max-age=${route.cacheSeconds}`;
  return { statusCode: answer.status, headers, body };
}
