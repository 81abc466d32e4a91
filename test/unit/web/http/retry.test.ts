import { ApiError, type ApiErrorCode } from '#web/platform/http/api-error.ts';
import { backoff, RetryQuota, retryKindOf, withRetry } from '#web/platform/http/retry.ts';

const failure = (code: ApiErrorCode, status: number, more: object = {}) =>
  new ApiError({ code, status, ...more });

function tools(random = 1) {
  const waits: number[] = [];
  return {
    waits,
    quota: new RetryQuota(),
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
    },
    random: () => random,
  };
}

const failing = (...errors: unknown[]) => {
  const attempt = jest.fn(async () => 'answer');
  for (const error of errors) attempt.mockRejectedValueOnce(error);
  return attempt;
};

describe('the kind of retry', () => {
  it.each([
    [failure('INTERNAL', 500), 'transient'],
    [failure('UNAVAILABLE', 502), 'transient'],
    [failure('UNAVAILABLE', 503), 'transient'],
    [failure('UNAVAILABLE', 504), 'transient'],
    [failure('NETWORK', 0), 'transient'],
    [failure('TIMEOUT', 0), 'timeout'],
    [failure('TOO_MANY_REQUESTS', 429), 'throttling'],
    [failure('REQUEST_IN_PROGRESS', 409), 'throttling'],
    [failure('FORBIDDEN', 403), undefined],
    [failure('VALIDATION_FAILED', 400), undefined],
    [failure('UNAUTHENTICATED', 401), undefined],
    [failure('VERSION_MISMATCH', 412), undefined],
    [new TypeError('a defect of the app'), undefined],
    [Object.assign(new Error('of another service'), { status: 503 }), undefined],
    [null, undefined],
  ])('after %s is %s', (error, kind) => {
    expect(retryKindOf(error)).toBe(kind);
  });

  const awsNames = {
    throttling: [
      ...['BandwidthLimitExceeded', 'EC2ThrottledException', 'LimitExceededException'],
      ...['PriorRequestNotComplete', 'ProvisionedThroughputExceededException'],
      ...['RequestLimitExceeded', 'RequestThrottled', 'RequestThrottledException', 'SlowDown'],
      ...['ThrottledException', 'Throttling', 'ThrottlingException', 'TooManyRequestsException'],
      'TransactionInProgressException',
    ],
    timeout: ['TimeoutError', 'RequestTimeout', 'RequestTimeoutException'],
    // The request was signed with a wrong clock.
    transient: [
      ...['AuthFailure', 'InvalidSignatureException', 'RequestExpired', 'RequestInTheFuture'],
      ...['RequestTimeTooSkewed', 'SignatureDoesNotMatch'],
    ],
  } as const;
  it.each<[string, string | undefined]>([
    ...Object.entries(awsNames).flatMap(([kind, names]) =>
      names.map((name): [string, string] => [name, kind]),
    ),
    ['ValidationException', undefined],
  ])("after AWS's %s is %s", (awsName, kind) => {
    expect(retryKindOf(failure('FORBIDDEN', 403, { awsName }))).toBe(kind);
  });
});

describe('retrying', () => {
  it('makes three attempts and then rejects with the last error', async () => {
    const last = failure('UNAVAILABLE', 503);
    const attempt = failing(failure('INTERNAL', 500), failure('UNAVAILABLE', 502), last);
    await expect(withRetry(attempt, tools())).rejects.toBe(last);
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('resolves with the answer of a later attempt', async () => {
    const attempt = failing(failure('NETWORK', 0), failure('NETWORK', 0));
    await expect(withRetry(attempt, tools())).resolves.toBe('answer');
  });

  it('does not repeat a refused call', async () => {
    const attempt = failing(failure('VALIDATION_FAILED', 400));
    await expect(withRetry(attempt, tools())).rejects.toThrow('VALIDATION_FAILED');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('waits longer before each attempt, and even longer when throttled', async () => {
    const plain = tools();
    await withRetry(failing(failure('INTERNAL', 500), failure('INTERNAL', 500)), plain);
    expect(plain.waits).toEqual([100, 200]);
    const throttled = tools();
    const busy = failure('TOO_MANY_REQUESTS', 429);
    await withRetry(failing(busy, busy), throttled);
    expect(throttled.waits).toEqual([500, 1000]);
  });

  it('waits as long as Retry-After asks, and gives up if that is more than 20 s', async () => {
    const asked = tools(0);
    await withRetry(failing(failure('TOO_MANY_REQUESTS', 429, { retryAfter: 3000 })), asked);
    expect(asked.waits).toEqual([3000]);
    const most = tools(0);
    await withRetry(failing(failure('UNAVAILABLE', 503, { retryAfter: 20_000 })), most);
    expect(most.waits).toEqual([20_000]);
    const attempt = failing(failure('UNAVAILABLE', 503, { retryAfter: 20_001 }));
    await expect(withRetry(attempt, tools())).rejects.toThrow('UNAVAILABLE');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('never waits more than 20 s without a Retry-After', () => {
    expect(backoff('transient', 30, 1)).toBe(20_000);
    expect(backoff('throttling', 2, 0.5)).toBe(1000);
    expect(backoff('timeout', 0, 0)).toBe(0);
  });
});

describe('the quota of retries', () => {
  it('costs 5 a retry and 10 after a timeout, and refunds the last retry on success', async () => {
    const used = tools();
    const attempt = failing(failure('TIMEOUT', 0), failure('INTERNAL', 500));
    await withRetry(attempt, used);
    expect(used.quota.tokens).toBe(500 - 10 - 5 + 5);
    await withRetry(failing(), used);
    expect(used.quota.tokens).toBe(491);
  });

  it('never exceeds 500', () => {
    const quota = new RetryQuota();
    quota.refund('timeout');
    expect(quota.tokens).toBe(500);
  });

  it('prevents retries when it is used up', async () => {
    const spent = tools();
    for (let taken = 0; taken < 100; taken += 1) spent.quota.take('transient');
    expect(spent.quota.tokens).toBe(0);
    const attempt = failing(failure('INTERNAL', 500));
    await expect(withRetry(attempt, spent)).rejects.toThrow('INTERNAL');
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
