import { ApiError } from '#web/platform/http/api-error.ts';
import { logFailure } from '#web/platform/http/send.ts';

describe('a failed call', () => {
  it.each([
    [0, 'error', 'No answer: the connection is down or the server was not reached'],
    [502, 'error', 'The edge got no usable answer from the API'],
    [401, 'warn', 'The session was not accepted'],
    [403, 'warn', 'The caller may not do this'],
    [500, 'error', 'The call failed'],
    [404, 'warn', 'The call failed'],
  ] as const)('of status %i is logged by console.%s: %s', (status, method, description) => {
    const log = jest.spyOn(console, method).mockImplementation(() => undefined);
    const error = new ApiError({ code: 'UNEXPECTED', status, requestId: 'r1' });
    logFailure('GET /shops/{id}', error);
    expect(log.mock.calls).toEqual([
      [`${description} | GET /shops/{id} | ${status} UNEXPECTED | request r1`],
    ]);
    log.mockRestore();
  });
});
