import middy from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import { type Route, type RouteTable, routeKeyOf } from '#contract/route.ts';
import { AppError } from '../app-error.ts';
import { type Actor, loadActor } from '../identity/actor.ts';
import type { AnswerOf } from './answer.ts';
import { identifyCaller } from './caller.ts';
import { requireEdge } from './edge.ts';
import { matchesTag } from './etag.ts';
import { executeIdempotently } from './execute-idempotently.ts';
import { idempotentRequestOf } from './idempotent-request.ts';
import { instanceOf, problemOf } from './problem.ts';
import { render } from './render.ts';
import {
  bearerTokenOf,
  parseRequest,
  type Request,
  requireIfMatch,
  requireOwnIds,
  requirePageSize,
  versionRequirement,
} from './request.ts';
import { requestLog } from './request-log.ts';

/** Answers one route: it loads and decides; the handler commits its writes. */
export type Operation<R extends Route> = (
  request: Request<R>,
) => Promise<AnswerOf<R>> | AnswerOf<R>;

/** One operation for each route of a resource, under the route's name. */
export type Operations<T extends RouteTable> = { readonly [Name in keyof T]: Operation<T[Name]> };

/** What a Lambda asks of staff, besides their role, before each call that only staff may make; throws a refusal. */
type StaffCheck = (actor: Actor, now: Date) => Promise<void>;

interface Entry {
  readonly route: Route;
  readonly operation: Operation<Route>;
  readonly staffCheck: StaffCheck | undefined;
}

function requireAccess(route: Route, actor: Actor | undefined): void {
  if (route.access === 'public') return;
  if (!actor) throw new AppError('UNAUTHENTICATED');
  if (actor.isPasswordRequired && !route.beforePasswordChange) throw new AppError('FORBIDDEN');
  if (route.access === 'staff' && actor.role !== 'staff') throw new AppError('FORBIDDEN');
}

async function answerRoute(
  { route, operation, staffCheck }: Entry,
  event: APIGatewayProxyEventV2,
  context: Context,
): Promise<APIGatewayProxyStructuredResultV2> {
  requireEdge(event);
  const now = new Date();
  const caller = await identifyCaller(event);
  const actor = caller && (await loadActor(caller));
  requireAccess(route, actor);
  if (route.access === 'staff' && actor) await staffCheck?.(actor, now);
  const parsed = parseRequest(route, event);
  requireOwnIds(parsed, actor);
  requirePageSize(parsed, actor);
  requireIfMatch(route, event.headers['if-match']);
  const remainingTime = () => context.getRemainingTimeInMillis();
  const request = {
    ...parsed,
    actor,
    now,
    requestId: event.requestContext.requestId,
    remainingTime,
    bearerToken: bearerTokenOf(event.headers['authorization']),
    requireVersion: versionRequirement(event.headers['if-match']),
  } as Request<Route>;
  const answer = await executeIdempotently({
    operation: async () => operation(request),
    render: (answered) => render(route, actor, answered),
    renderError: (error) => problemOf(error, instanceOf(event, route)),
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
 * A resource's Lambda: the gateway has matched the path, and its route key selects the operation.
 * Every error leaves as application/problem+json, every answer with its request id. Throws for routes of staff
 * without a check of staff.
 */
export function apiHandler<T extends RouteTable>(
  routes: T,
  operations: Operations<T>,
  staffCheck?: StaffCheck,
) {
  const table = new Map(
    Object.entries(routes).map(([name, route]): [string, Entry] => {
      const routeKey = routeKeyOf(route);
      if (route.access === 'staff' && !staffCheck) throw new Error(`No check for ${routeKey}`);
      const operation = operations[name] as unknown as Operation<Route>;
      return [routeKey, { route, operation, staffCheck }];
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
