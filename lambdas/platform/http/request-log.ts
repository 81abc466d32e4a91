import { isIP } from 'node:net';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Route } from '#contract/http/route.ts';
import { AppError } from '../errors/app-error.ts';
import { logger } from '../logging/logger.ts';
import { WriteConflict } from '../table/write.ts';
import { isFromEdge } from './edge.ts';
import type { StoredAnswer } from './idempotent-request.ts';
import { instanceOf, problemAnswerOf } from './problem.ts';

interface Viewer {
  readonly address: string;
  readonly port: number;
}

/**
 * Returns the viewer from CloudFront's header: `address:port`, an IPv6 address without brackets. Undefined where
 * it is missing or malformed, and for a call past the distribution, which may have forged it.
 */
function viewerOf(event: APIGatewayProxyEventV2): Viewer | undefined {
  const header = event.headers['cloudfront-viewer-address'];
  if (header === undefined || !isFromEdge(event)) return undefined;
  const [, address = '', port] = /^(.+):(\d{1,5})$/.exec(header) ?? [];
  return isIP(address) === 0 ? undefined : { address, port: Number(port) };
}

type Middleware = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

/** Returns the answer for an error. */
type AnswerError = (
  error: unknown,
  event: APIGatewayProxyEventV2,
  route?: Route,
) => StoredAnswer | Promise<StoredAnswer>;

const answerProblem: AnswerError = (error, event, route) =>
  problemAnswerOf(error, instanceOf(event, route));

/**
 * Puts the request id into every log line and answer, turns errors into answers (problem+json by default), and logs one line per request,
 * after a warning with the code of a refusal, or an error with the cause of a failure. The line is also the access
 * record of Lei 12.965, art. 15: instant, address and port of the viewer, and the gateway's peer (CloudFront, or the
 * caller of a refused direct call). Of path, query and headers it has only the route's template; for an anonymous call
 * it has no viewer's address.
 */
export function requestLog(
  routeOf: (routeKey: string) => Route | undefined,
  answerError: AnswerError = answerProblem,
): Middleware {
  const finish: NonNullable<Middleware['after']> = ({ event, response }) => {
    if (!response) return;
    response.headers = { ...response.headers, 'x-request-id': event.requestContext.requestId };
    const viewer = routeOf(event.routeKey)?.isAnonymous ? undefined : viewerOf(event);
    logger.info('answered', {
      status: response.statusCode,
      ...(viewer && { viewerAddress: viewer.address, viewerPort: viewer.port }),
      peerAddress: event.requestContext.http.sourceIp,
    });
  };
  return {
    before: ({ event, context }) => {
      logger.resetKeys();
      logger.addContext(context);
      logger.appendKeys({ requestId: event.requestContext.requestId, route: event.routeKey });
    },
    after: finish,
    onError: async (request) => {
      const { error, event } = request;
      if (error instanceof AppError && error.status < 500) {
        const { code, cause } = error;
        logger.warn('refused', { code, ...(cause instanceof WriteConflict && { error: cause }) });
      } else {
        logger.error('failed', { error });
      }
      request.response = await answerError(error, event, routeOf(event.routeKey));
      await finish(request);
    },
  };
}
