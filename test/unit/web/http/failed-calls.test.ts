import { userRoutes } from '#contract/accounts/user-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { callRoute } from '#web/platform/api/call-route.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { logFailure } from '#web/platform/http/send.ts';
import { anAnswer } from '../support/an-answer.ts';
import { callWithMockedFetch, fetchMock, userId } from '../support/mocked-fetch.ts';

jest.mock('#web/lib/auth/renew-token.ts', () => ({ renewToken: jest.fn() }));

callWithMockedFetch();

describe('a call of a route', () => {
  it.each([
    ['a lost connection', () => new TypeError('Failed to fetch'), 'NETWORK', 3],
    ['a timeout', () => new DOMException('late', 'TimeoutError'), 'TIMEOUT', 3],
  ])('fails with status 0 after %s', async (_, failure, code, calls) => {
    fetchMock.mockRejectedValue(failure());
    await expect(callRoute(userRoutes.getMe, {})).rejects.toMatchObject({ code, status: 0 });
    expect(fetchMock).toHaveBeenCalledTimes(calls);
  });

  it('is neither retried nor turned into an ApiError when the caller cancels it', async () => {
    const controller = new AbortController();
    controller.abort();
    fetchMock.mockRejectedValue(controller.signal.reason);
    const { signal } = controller;
    await expect(callRoute(userRoutes.getMe, { signal })).rejects.toBe(signal.reason);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('fails if the answer is not JSON', async () => {
    fetchMock.mockImplementation(async () => new Response('<html>'));
    await expect(callRoute(userRoutes.getMe, {})).rejects.toMatchObject({ code: 'UNEXPECTED' });
  });
});

describe('the log of a failed call', () => {
  it.each([
    [0, 'error', 'No answer: the connection is down or the server was not reached'],
    [502, 'error', 'The edge got no usable answer from the API'],
    [401, 'warn', 'The session was not accepted'],
    [403, 'warn', 'The caller may not do this'],
    [500, 'error', 'The call failed'],
    [404, 'warn', 'The call failed'],
  ] as const)('with status %i is a line of console.%s: %s', (status, method, description) => {
    logFailure('GET /shops/{id}', new ApiError({ code: 'UNEXPECTED', status, requestId: 'r1' }));
    expect(jest.mocked(console[method]).mock.calls).toEqual([
      [`${description} | GET /shops/{id} | ${status} UNEXPECTED | request r1`],
    ]);
  });

  it('does not contain the query, which names the user', async () => {
    fetchMock.mockImplementation(async () => anAnswer(404, {}, { 'x-request-id': 'r-9' }));
    const query = { userId };
    await expect(callRoute(businessRoutes.listBusinesses, { query })).rejects.toThrow();
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      [expect.stringMatching(/ \| GET \/businesses \| 404 [A-Z_]+ \| request r-9$/)],
    ]);
  });
});
