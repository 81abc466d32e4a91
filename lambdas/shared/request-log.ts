import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from './app-error.ts';
import { logger } from './logger.ts';
import { instanceOf, problemOf } from './problem.ts';

type Middleware = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

/**
 * Names the request in every log line and answer, turns errors into problem+json, and logs one line a
 * request: what was refused as a warning with its code, what failed with its cause.
 */
export function requestLog(): Middleware {
  const finish: NonNullable<Middleware['after']> = ({ event, response }) => {
    if (!response) return;
    response.headers = { ...response.headers, 'x-request-id': event.requestContext.requestId };
    logger.info('answered', { status: response.statusCode });
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
        logger.warn('refused', { code: error.code });
      } else {
        logger.error('failed', { error });
      }
      request.response = problemOf(error, instanceOf(event));
      await finish(request);
    },
  };
}
