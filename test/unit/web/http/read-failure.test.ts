import { readFailure, retryAfterOf } from '#web/platform/http/send.ts';
import { anAnswer } from '../support/an-answer.ts';

describe('a failed answer', () => {
  it("keeps the API's code, request id and field errors", async () => {
    const error = await readFailure(
      anAnswer(
        400,
        {
          code: 'VALIDATION_FAILED',
          errors: [
            { path: 'name', code: 'TOO_SHORT' },
            { path: 'x', code: 'NOT_A_CODE' },
            { path: 3, code: 'TOO_SHORT' },
            'TOO_SHORT',
            null,
          ],
        },
        { 'x-request-id': 'r-1' },
      ),
    );
    expect(error).toMatchObject({
      code: 'VALIDATION_FAILED',
      status: 400,
      requestId: 'r-1',
      fieldErrors: [{ path: 'name', code: 'TOO_SHORT' }],
    });
  });

  it.each([
    [400, { message: 'Bad Request' }, 'VALIDATION_FAILED'],
    [401, { message: 'Unauthorized' }, 'UNAUTHENTICATED'],
    [403, { message: 'Forbidden' }, 'FORBIDDEN'],
    [404, { message: 'Not Found' }, 'NOT_FOUND'],
    [412, { message: 'Precondition Failed' }, 'VERSION_MISMATCH'],
    [413, { message: 'Request Entity Too Large' }, 'BODY_TOO_LARGE'],
    [415, { message: 'Unsupported Media Type' }, 'UNSUPPORTED_MEDIA_TYPE'],
    [429, { message: 'Too Many Requests' }, 'TOO_MANY_REQUESTS'],
    [500, { message: 'Internal Server Error' }, 'INTERNAL'],
    [502, undefined, 'UNAVAILABLE'],
    [503, { message: 'Service Unavailable' }, 'UNAVAILABLE'],
    [504, { message: 'Endpoint request timed out' }, 'UNAVAILABLE'],
    [418, { code: 'TEAPOT' }, 'UNEXPECTED'],
  ])("maps API Gateway's own %i to a code", async (status, body, code) => {
    expect((await readFailure(anAnswer(status, body))).code).toBe(code);
  });

  it.each(['<html>Bad gateway</html>', 'null', '"Bad gateway"', '502', '[]'])(
    'accepts the body %s',
    async (body) => {
      const error = await readFailure(new Response(body, { status: 502 }));
      expect(error).toMatchObject({ code: 'UNAVAILABLE', fieldErrors: [] });
    },
  );

  it.each([
    [429, '3600', true],
    [429, '3', false],
    [429, undefined, false],
    [503, '3600', false],
  ])(
    'of status %i, to be repeated after %s s, is a used-up count: %s',
    async (status, seconds, isUsedUp) => {
      const headers: Record<string, string> = seconds ? { 'retry-after': seconds } : {};
      const error = await readFailure(anAnswer(status, undefined, headers));
      expect(error.isUsedUp).toBe(isUsedUp);
    },
  );

  it('reads the name of an AWS error', async () => {
    const named = anAnswer(400, undefined, { 'x-amzn-errortype': 'ThrottlingException:http://x' });
    expect((await readFailure(named)).awsName).toBe('ThrottlingException');
    const typed = anAnswer(400, { __type: 'com.amazon#RequestTimeout' });
    expect((await readFailure(typed)).awsName).toBe('RequestTimeout');
  });
});

describe('Retry-After', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['2', 2000],
    ['0', 0],
    ['-3', 0],
    ['Thu, 01 Jan 1970 00:00:07 GMT', 2000],
    ['soon', undefined],
  ])('of %j is read', (header, milliseconds) => {
    expect(retryAfterOf(header, 5000)).toBe(milliseconds);
  });
});
