import type { Route } from '#contract/http/route.ts';
import type { Actor } from '../identity/actor.ts';
import type { Answer } from './answer.ts';
import { contentTag, versionTag } from './etag.ts';
import type { StoredAnswer } from './stored-answer.ts';

/**
 * Caching headers of a successful answer. An anonymous one is the same for everybody: the edge may keep it for a
 * second, and for a minute while the API is down. It has no ETag, since clock and counters change it without a new
 * version.
 */
function cachingOf(
  route: Route,
  actor: Actor | undefined,
  body: string,
  data: unknown,
): Record<string, string> {
  if (route.cacheSeconds !== undefined) {
    return { 'cache-control': `public, max-age=${route.cacheSeconds}`, etag: contentTag(body) };
  }
  if (!actor && route.method === 'GET') {
    return { 'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=60' };
  }
  const version = (data as { version?: unknown }).version;
  return {
    'cache-control': 'private, no-store',
    ...(typeof version === 'number' && { etag: versionTag(version) }),
  };
}

/** Returns an answer for the gateway, without fields that the route's schema does not declare. */
export function render(route: Route, actor: Actor | undefined, answer: Answer): StoredAnswer {
  const schema = route.responses[answer.status];
  if (!schema) {
    const headers = { 'cache-control': 'private, no-store', ...answer.headers };
    return { statusCode: answer.status, headers };
  }
  const data = schema.parse(answer.body);
  const body = JSON.stringify(data);
  const headers = {
    ...answer.headers,
    'content-type': 'application/json; charset=utf-8',
    ...cachingOf(route, actor, body, data),
  };
  return { statusCode: answer.status, headers, body };
}
