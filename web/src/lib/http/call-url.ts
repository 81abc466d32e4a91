import { accessToken } from '#web/lib/auth/access-token.ts';
import { jsonHeaders, tokenHeaders, xsrfHeaders } from './headers.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { send } from './send.ts';

interface FullUrlOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/**
 * A call to a full URL. Another origin is told neither the token nor the XSRF value, and a body-less
 * call to it names no content type, for which browsers would first ask that origin's leave.
 */
export async function callUrl(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { body, signal }: FullUrlOptions = {},
): Promise<unknown> {
  const target = new URL(url, location.href);
  const isOurs = target.origin === location.origin;
  const ours = isOurs && {
    ...tokenHeaders(await accessToken()),
    ...xsrfHeaders(method, document.cookie),
    ...(method !== 'GET' && { 'Idempotency-Key': newIdempotencyKey() }),
  };
  return send({
    method,
    url: target.href,
    label: `${method} ${target.origin}`,
    headers:
      isOurs || body !== undefined ? { ...jsonHeaders, ...ours } : { Accept: jsonHeaders.Accept },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
}
