import type * as z from 'zod/mini';
import {
  type BodyInputOf,
  fillPath,
  type ParamsOf,
  type QueryInputOf,
  type ResponseOf,
  type Route,
} from '#contract/http/route.ts';
import { appConfig } from '#web/config/app-config.ts';
import { accessToken } from '#web/lib/auth/access-token.ts';
import { announceSessionEnd } from '#web/lib/auth/session-end.ts';
import { userOfPage } from '#web/lib/auth/stored-user.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import {
  ApiError,
  type HttpRequest,
  joinUrl,
  jsonHeaders,
  queryString,
  sendRequest,
  tokenHeaders,
  xsrfHeaders,
} from '#web/platform/http/http.ts';

type Part<K extends string, Schema, Value> = Schema extends z.ZodMiniType
  ? Record<never, never> extends Value
    ? { readonly [P in K]?: Value }
    : { readonly [P in K]: Value }
  : { readonly [P in K]?: never };

type BodyPart<R extends Route> = R extends { readonly bodyOptional: true }
  ? { readonly body?: BodyInputOf<R> }
  : Part<'body', R['body'], BodyInputOf<R>>;

/** The version of the edited record, sent as If-Match. */
type VersionPart<R extends Route> = R extends { readonly ifMatch: 'required' }
  ? { readonly version: number }
  : { readonly version?: number };

/** The input of a call of `R`: parameters, query and body by the contract. */
export type RouteInput<R extends Route> = Part<'params', R['params'], ParamsOf<R>> &
  Part<'query', R['query'], QueryInputOf<R>> &
  BodyPart<R> &
  VersionPart<R> & {
    /** One per change that the user intends; generated if missing. */
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
  };

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly version?: number;
  readonly idempotencyKey: string;
  readonly signal?: AbortSignal;
}

function requestOf(route: Route, input: LooseInput, token: string | undefined): HttpRequest {
  const isWrite = route.method !== 'GET';
  const path = fillPath(route.path, input.params ?? {});
  return {
    method: route.method,
    url: joinUrl(appConfig().apiPath, path) + queryString(input.query ?? {}),
    label: `${route.method} ${route.path}`,
    headers: {
      ...jsonHeaders,
      ...tokenHeaders(token),
      ...xsrfHeaders(route.method, document.cookie),
      ...(isWrite && { 'Idempotency-Key': input.idempotencyKey }),
      ...(isWrite && input.version !== undefined && { 'If-Match': `"${input.version}"` }),
    },
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
    signal: input.signal,
  };
}

/** Returns a token for a call of a route, other than `refused`; undefined for a public route if renewing fails. */
async function tokenFor({ access }: Route, refused?: string): Promise<string | undefined> {
  try {
    return await accessToken(refused);
  } catch (error) {
    if (access !== 'public') throw error;
    return undefined;
  }
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Repeats a refused call with a renewed token, but never with the token of another user from another tab. */
async function callRenewed(
  route: Route,
  input: LooseInput,
  refused: string,
  refusal: unknown,
): Promise<unknown> {
  const token = await tokenFor(route, refused);
  let failure = refusal;
  try {
    if (token && storedUserId() === userOfPage())
      return await sendRequest(requestOf(route, input, token));
  } catch (error) {
    if (!isRefused(error)) throw error;
    failure = error;
    announceSessionEnd();
  }
  if (route.access !== 'public') throw failure;
  return sendRequest(requestOf(route, input, undefined));
}

/**
 * Calls a route of the contract; returns the body of the answer, or rejects with an ApiError. A 401 renews the token
 * once; a second 401 ends the session, and public routes are then called without a token.
 */
export async function callRoute<const R extends Route>(
  route: R,
  input: RouteInput<R>,
): Promise<ResponseOf<R>> {
  // An earlier attempt may have been executed, even if a later one is refused.
  const { idempotencyKey = crypto.randomUUID() } = input;
  const loose = { ...(input as Omit<LooseInput, 'idempotencyKey'>), idempotencyKey };
  const token = await tokenFor(route);
  try {
    return (await sendRequest(requestOf(route, loose, token))) as ResponseOf<R>;
  } catch (error) {
    if (!isRefused(error) || !token) throw error;
    return (await callRenewed(route, loose, token, error)) as ResponseOf<R>;
  }
}
