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
import { type Actor, loadActor } from '../identity/actor.ts';
import type { Answer, AnswerOf } from './answer.ts';
import { identifyCaller } from './caller.ts';
import { requireEdge } from './edge.ts';
import { matchesTag } from './etag.ts';
import { executeIdempotently } from './execute-idempotently.ts';
import { idempotentRequestOf } from './idempotent-request.ts';
import { loadTarget, type StaffCheck, type TargetRules } from './load-target.ts';
import { instanceOf, problemAnswerOf } from './problem.ts';
import { render } from './render.ts';
import {
  bearerTokenOf,
  parseRequest,
  type Request,
  requireIfMatch,
  requireOwnIds,
  requirePageSize,
} from './request.ts';
import { requestLog } from './request-log.ts';
import type { SourcesFor, TargetPart } from './target-source.ts';

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
