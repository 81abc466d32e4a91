import { userRoutes } from '#contract/accounts/user-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { callRoute } from '#web/platform/api/call-route.ts';
import { anAnswer } from '../support/an-answer.ts';
import { callWithMockedFetch, fetchMock, userId } from '../support/mocked-fetch.ts';

jest.mock('#web/lib/auth/renew-token.ts', () => ({ renewToken: jest.fn() }));

callWithMockedFetch();

describe('a call of a route', () => {
  it('fails with status 0 when there is no answer', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(callRoute(userRoutes.getMe, {})).rejects.toMatchObject({
      code: 'NETWORK',
      status: 0,
    });
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('distinguishes a timeout from a lost connection', async () => {
    fetchMock.mockRejectedValue(new DOMException('late', 'TimeoutError'));
    await expect(callRoute(userRoutes.getMe, {})).rejects.toMatchObject({
      code: 'TIMEOUT',
      status: 0,
    });
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

describe('the log of failed calls', () => {
  it.each([
    [401, 'The session was not accepted'],
    [403, 'The caller may not do this'],
    [502, 'The edge got no usable answer from the API'],
    [404, 'The call failed'],
  ])('has a line for %i, without the query of the call', async (status, line) => {
    fetchMock.mockImplementation(async () => anAnswer(status, {}, { 'x-request-id': 'r-9' }));
    const query = { userId };
    await expect(callRoute(businessRoutes.listBusinesses, { query })).rejects.toThrow();
    const logged = [
      ...jest.mocked(console.warn).mock.calls,
      ...jest.mocked(console.error).mock.calls,
    ];
    expect(logged).toHaveLength(1);
    expect(String(logged[0])).toContain(line);
    expect(String(logged[0])).toContain('GET /businesses');
    expect(String(logged[0])).toContain('r-9');
    expect(String(logged[0])).not.toContain(userId.slice(0, 8));
  });
});
