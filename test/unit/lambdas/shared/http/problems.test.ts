import { errorStatus } from '#contract/http/errors.ts';
import { handler } from '#lambdas/entries/api/businesses.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { problemAnswerOf } from '#lambdas/platform/http/problem.ts';
import { aBusinessInput, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler, requestId } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';

const update = (body: unknown) =>
  aRequest('PUT /businesses/{id}', { as: { userId: ownerId }, params: { id: businessId }, body });

beforeEach(() => tableHolds());

describe('an error', () => {
  it('is a problem document with a stable code', async () => {
    const { status, headers, body } = await invokeHandler(handler, update(aBusinessInput()));
    expect(status).toBe(404);
    expect(headers).toEqual({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-request-id': requestId,
    });
    expect(body).toEqual({
      type: 'urn:vitrine:error:business_not_found',
      title: 'Business not found',
      status: 404,
      code: 'BUSINESS_NOT_FOUND',
      instance: `/api/businesses/${businessId}`,
    });
  });

  it('is the answer to an unknown route', async () => {
    const { status, body } = await invokeHandler(handler, aRequest('GET /nothing'));
    expect([status, body['code']]).toEqual([500, 'INTERNAL']);
  });

  it.each(Object.entries(errorStatus))('%s answers %i', (code, status) => {
    const problem = problemAnswerOf(new AppError(code as keyof typeof errorStatus), '/api/x');
    expect(problem.statusCode).toBe(status);
    expect(JSON.parse(problem.body ?? '')).toMatchObject({
      type: `urn:vitrine:error:${code.toLowerCase()}`,
      code,
      status,
    });
  });

  it.each([
    ...[
      'ProvisionedThroughputExceededException',
      'RequestLimitExceeded',
      'ThrottlingException',
      'TimeoutError',
      'TransactionConflictException',
      'TransactionInProgressException',
    ].map((name) => ({ name })),
    { code: 'ECONNRESET' },
    { code: 'ECONNREFUSED' },
    { $metadata: { httpStatusCode: 500 } },
  ])('of the table that is temporary (%j) answers 503 with Retry-After', (fields) => {
    const problem = problemAnswerOf(Object.assign(new Error('slow down'), fields), '/api/x');
    expect([problem.statusCode, problem.headers['retry-after']]).toEqual([503, '1']);
    expect(JSON.parse(problem.body ?? '')).toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('has Retry-After if the error gives it', () => {
    const problem = problemAnswerOf(new AppError('UNAVAILABLE', { retryAfter: 2 }), '/api/x');
    expect(problem.headers['retry-after']).toBe('2');
  });
});
