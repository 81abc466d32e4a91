import { waitOfDay } from '#web/features/reports/api.ts';
import { ApiError } from '#web/platform/http/api-error.ts';

const refused = (retryAfter?: number) =>
  new ApiError({ code: 'TOO_MANY_REQUESTS', status: 429, retryAfter });

describe('the wait for the next day', () => {
  it('comes from a refusal by a daily limit', () => {
    expect(waitOfDay(refused(3_600_000))).toBe(3_600_000);
    expect(waitOfDay(refused(60_001))).toBe(60_001);
  });

  it('does not come from an overloaded server or another failure', () => {
    expect(waitOfDay(refused(60_000))).toBeUndefined();
    expect(waitOfDay(refused())).toBeUndefined();
    const unavailable = { code: 'UNAVAILABLE', status: 503, retryAfter: 3_600_000 } as const;
    expect(waitOfDay(new ApiError(unavailable))).toBeUndefined();
    expect(waitOfDay(undefined)).toBeUndefined();
  });
});
