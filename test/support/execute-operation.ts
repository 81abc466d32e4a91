import type { Answer } from '#lambdas/platform/http/answer.ts';
import { executeIdempotently } from '#lambdas/platform/http/execute-idempotently.ts';
import type { IdempotentRequest } from '#lambdas/platform/http/idempotent-request.ts';
import { problemAnswerOf } from '#lambdas/platform/http/problem.ts';

interface Given {
  readonly idempotentRequest?: IdempotentRequest;
  /** Milliseconds that the Lambda has left, at each call. */
  readonly remainingTime?: () => number;
}

/** Executes an operation and counts the attempts. */
export function executeOperation(
  operation: (attempt: number) => Answer | Promise<Answer>,
  { idempotentRequest, remainingTime = () => 10_000 }: Given = {},
) {
  let attempts = 0;
  const answer = executeIdempotently({
    operation: async () => {
      attempts += 1;
      return operation(attempts);
    },
    render: ({ status, body }) => ({ statusCode: status, headers: {}, body: JSON.stringify(body) }),
    renderError: (error) => problemAnswerOf(error, '/api/things'),
    idempotentRequest,
    now: new Date('2026-11-21T12:00:00.000Z'),
    remainingTime,
  });
  return { answer, attempts: () => attempts };
}
