import middy from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import {
  accessOf,
  isForStaff,
  type Route,
  type RouteTable,
  routeKeyOf,
} from '#contract/http/route.ts';
import { AppError } from '../errors/app-error.ts';
import { type Actor, type Caller, loadActor } from '../identity/actor.ts';
import type { Answer, AnswerOf } from './answer.ts';
import { requireEdge } from './edge.ts';
import { executeIdempotently } from './execute-idempotently.ts';
import { idempotentRequestOf, type StoredAnswer } from './idempotent-request.ts';
import { loadTarget, type StaffCheck, type TargetRules } from './load-target.ts';
import { instanceOf, problemAnswerOf } from './problem.ts';
import {
  bearerTokenOf,
  contentTag,
  matchesTag,
  parseRequest,
  type Request,
  requireIfMatch,
  requireOwnIds,
  requirePageSize,
  versionTag,
} from './request.ts';
import { requestLog } from './request-log.ts';
import type { SourcesFor, TargetPart } from './target-source.ts';

type Claims = Readonly<Record<string, unknown>>;

/** The gateway flattens a list claim to `[a b]`; a verified token holds the list itself. */
function groupsOf(claim: unknown): string[] {
  if (Array.isArray(claim)) return claim.map(String);
  if (typeof claim !== 'string') return [];
  return claim
    .replace(/^\[|\]$/g, '')
    .split(/[\s,]+/)
    .filter(Boolean);
}

/** The gateway gives a number as text. Undefined for anything except a positive whole number. */
function secondsOf(claim: unknown): number | undefined {
  const seconds = typeof claim === 'string' ? Number(claim) : claim;
  return Number.isSafeInteger(seconds) && Number(seconds) > 0 ? Number(seconds) : undefined;
}

function callerOf(claims: Claims): Caller {
  if (typeof claims['sub'] !== 'string') throw new AppError('UNAUTHENTICATED');
  const authTime = secondsOf(claims['auth_time']);
  return {
    userId: claims['sub'],
    groups: groupsOf(claims['cognito:groups']),
    ...(authTime !== undefined && { authTime }),
  };
}

function authorizerClaims(event: APIGatewayProxyEventV2): Claims | undefined {
  const context = event.requestContext as { authorizer?: { jwt?: { claims?: Claims } } };
  return context.authorizer?.jwt?.claims;
}

/**
 * Returns the caller, from the gateway's authorizer or from the bearer token, which is verified here; undefined
 * without a token. Throws UNAUTHENTICATED for an invalid one.
 */
export async function identifyCaller(event: APIGatewayProxyEventV2): Promise<Caller | undefined> {
  const claims = authorizerClaims(event);
  if (claims) return callerOf(claims);
  const header = event.headers['authorization'];
  if (!header) return undefined;
  // Only public calls with a token get here, so the verifier is loaded on demand.
  const { verifyToken } = await import('./verify-token.ts');
  return callerOf(await verifyToken(header));
}

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
function render(route: Route, actor: Actor | undefined, answer: Answer): StoredAnswer {
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

/** Answers one route, with the target that `Sources` loaded; the handler commits its writes. */
export type Operation<R extends Route, Sources = object> = (
  request: Request<R> & TargetPart<R, Sources>,
) => Promise<AnswerOf<R>> | AnswerOf<R>;

/** The operations of a resource, named like their routes. */
export type Operations<T extends RouteTable, Sources> = {
  readonly [Name in keyof T]: Operation<T[Name], Sources>;
};

interface Entry extends TargetRules {
  readonly operation: (request: Request<Route>) => Promise<Answer> | Answer;
}

function requireAccess(route: Route, actor: Actor | undefined): void {
  if (route.access === 'public') return;
  if (!actor) throw new AppError('UNAUTHENTICATED');
  if (actor.isPasswordRequired && !route.beforePasswordChange) throw new AppError('FORBIDDEN');
  if (accessOf(route) === 'staff' && actor.role !== 'staff') throw new AppError('FORBIDDEN');
}

async function answerRoute(
  entry: Entry,
  event: APIGatewayProxyEventV2,
  context: Context,
): Promise<APIGatewayProxyStructuredResultV2> {
  requireEdge(event);
  const { route, operation, staffCheck } = entry;
  const now = new Date();
  const caller = route.isAnonymous ? undefined : await identifyCaller(event);
  const actor = caller && (await loadActor(caller));
  requireAccess(route, actor);
  if (accessOf(route) === 'staff' && actor) await staffCheck?.(actor, now);
  const parsed = parseRequest(route, event);
  requireOwnIds(parsed, actor);
  requirePageSize(parsed, actor);
  const ifMatch = event.headers['if-match'];
  requireIfMatch(route, ifMatch);
  const remainingTime = () => context.getRemainingTimeInMillis();
  const request = {
    ...parsed,
    actor,
    now,
    requestId: event.requestContext.requestId,
    remainingTime,
    userAgent: event.headers['user-agent'],
    bearerToken: bearerTokenOf(event.headers['authorization']),
  } as Request<Route>;
  const answer = await executeIdempotently({
    // Each attempt reads the target again into the same request, so operations recognize earlier attempts.
    operation: async () =>
      operation(Object.assign(request, await loadTarget(entry, request, ifMatch))),
    render: (answered) => render(route, actor, answered),
    renderError: (error) => problemAnswerOf(error, instanceOf(event, route)),
    idempotentRequest: actor && idempotentRequestOf(event, actor.userId, route.secretFields),
    now,
    remainingTime,
  });
  const ifNoneMatch = event.headers['if-none-match'];
  const { etag } = answer.headers;
  if (route.cacheSeconds === undefined || !ifNoneMatch || !etag || !matchesTag(ifNoneMatch, etag))
    return answer;
  return { statusCode: 304, headers: answer.headers };
}

/**
 * Returns the handler of a resource's Lambda: the gateway's route key selects the operation. Every error leaves as
 * application/problem+json, every answer with its request id. `staffCheck` runs before staff use a call as staff.
 * Throws at start if routes for staff have no check.
 */
export function apiHandler<T extends RouteTable, Sources extends SourcesFor<T>>(
  routes: T,
  sources: Sources,
  operations: Operations<T, Sources>,
  staffCheck?: StaffCheck,
) {
  const table = new Map(
    Object.entries(routes).map(([name, route]): [string, Entry] => {
      const routeKey = routeKeyOf(route);
      if (isForStaff(route) && !staffCheck) throw new Error(`No check for ${routeKey}`);
      const operation = operations[name] as unknown as Entry['operation'];
      return [routeKey, { route, operation, sources, staffCheck }];
    }),
  );
  // middy's early timeout would answer 500 while a commit is still running.
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>({
    timeoutEarlyInMillis: 0,
  })
    .use(requestLog((routeKey) => table.get(routeKey)?.route))
    .handler(async (event, context) => {
      const entry = table.get(event.routeKey);
      if (!entry) throw new Error(`No operation for ${event.routeKey}`);
      return answerRoute(entry, event, context);
    });
}
