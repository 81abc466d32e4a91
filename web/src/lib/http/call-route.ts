import type * as z from 'zod/mini';
import {
  type BodyInputOf,
  fillPath,
  type ParamsOf,
  type QueryInputOf,
  type ResponseOf,
  type Route,
} from '#contract/route.ts';
import { appConfig } from '#web/config/app-config.ts';
import { accessToken } from '#web/lib/auth/access-token.ts';
import { announceSessionEnd } from '#web/lib/auth/session-end.ts';
import { ApiError } from './api-error.ts';
import { jsonHeaders, tokenHeaders, xsrfHeaders } from './headers.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { type Outgoing, send } from './send.ts';
import { joinUrl, queryString } from './url.ts';

type Part<K extends string, Schema, Value> = Schema extends z.ZodMiniType
  ? Record<never, never> extends Value
    ? { readonly [P in K]?: Value }
    : { readonly [P in K]: Value }
  : { readonly [P in K]?: never };

type BodyPart<R extends Route> = R extends { readonly bodyOptional: true }
  ? { readonly body?: BodyInputOf<R> }
  : Part<'body', R['body'], BodyInputOf<R>>;

/** What a call of `R` needs: its parameters, query and body as the contract has them. */
export type RouteInput<R extends Route> = Part<'params', R['params'], ParamsOf<R>> &
  Part<'query', R['query'], QueryInputOf<R>> &
  BodyPart<R> & {
    /** The version that the edit began from: sent as If-Match. */
    readonly version?: number;
    /** One per intent of the user; made here when the caller keeps none. */
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
  };

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly version?: number;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

function outgoingOf(route: Route, input: LooseInput, token: string | undefined): Outgoing {
  const changes = route.method !== 'GET';
  const path = fillPath(route.path, input.params ?? {});
  return {
    method: route.method,
    url: joinUrl(appConfig().apiPath, path) + queryString(input.query ?? {}),
    label: `${route.method} ${route.path}`,
    headers: {
      ...jsonHeaders,
      ...tokenHeaders(token),
      ...xsrfHeaders(route.method, document.cookie),
      ...(changes && {
        'Idempotency-Key': input.idempotencyKey ?? newIdempotencyKey(),
      }),
      ...(changes && input.version !== undefined && { 'If-Match': `"${input.version}"` }),
    },
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
    signal: input.signal,
  };
}

/**
 * Calls a route of the contract and resolves with its body, or rejects with an ApiError. A session
 * that the server no longer takes ends here; an open route is then asked once more without a token.
 */
export async function callRoute<const R extends Route>(
  route: R,
  input: RouteInput<R>,
): Promise<ResponseOf<R>> {
  const loose = input as LooseInput;
  const token = await accessToken();
  try {
    return (await send(outgoingOf(route, loose, token))) as ResponseOf<R>;
  } catch (error) {
    const refused = error instanceof ApiError && error.status === 401;
    if (!refused || !token) throw error;
    announceSessionEnd();
    if (route.access !== 'public') throw error;
    return (await send(outgoingOf(route, loose, undefined))) as ResponseOf<R>;
  }
}
