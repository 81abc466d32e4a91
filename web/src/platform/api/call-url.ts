import { accessToken } from '#web/lib/auth/access-token.ts';
import { jsonHeaders, sendRequest, tokenHeaders, xsrfHeaders } from '#web/platform/http/http.ts';

interface CallUrlOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/**
 * Calls a full URL; returns the body of the answer, or rejects with an ApiError. Other origins get neither token nor
 * XSRF value, and without a body no content type, which would trigger a CORS preflight.
 */
export async function callUrl(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { body, signal }: CallUrlOptions = {},
): Promise<unknown> {
  const target = new URL(url, location.href);
  const isOwnOrigin = target.origin === location.origin;
  const ownHeaders = isOwnOrigin && {
    ...tokenHeaders(await accessToken()),
    ...xsrfHeaders(method, document.cookie),
    ...(method !== 'GET' && { 'Idempotency-Key': crypto.randomUUID() }),
  };
  return sendRequest({
    method,
    url: target.href,
    label: `${method} ${target.origin}`,
    headers:
      isOwnOrigin || body !== undefined
        ? { ...jsonHeaders, ...ownHeaders }
        : { Accept: jsonHeaders.Accept },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
}
