import { IntentKey } from '#web/platform/api/intent-key.ts';
import { ApiError } from '#web/platform/http/api-error.ts';

describe('the idempotency key of a change', () => {
  const input = { body: { name: 'Pão Quente' } };

  it.each([
    ['a lost connection', new ApiError({ code: 'NETWORK', status: 0 })],
    ['a server error', new ApiError({ code: 'INTERNAL', status: 500 })],
    ['throttling', new ApiError({ code: 'TOO_MANY_REQUESTS', status: 429 })],
    ['an ended session', new ApiError({ code: 'UNAUTHENTICATED', status: 401 })],
    [
      'a first attempt that is still running',
      new ApiError({ code: 'REQUEST_IN_PROGRESS', status: 409 }),
    ],
  ])('stays the same after %s', (_case, error) => {
    const intent = new IntentKey();
    const key = intent.for(input);
    intent.finish(error);
    expect(intent.for({ ...input })).toBe(key);
  });

  it('is new for another input', () => {
    const intent = new IntentKey();
    const key = intent.for(input);
    expect(intent.for({ body: { name: 'Pão Fresco' } })).not.toBe(key);
  });

  it.each([
    ['made the change', undefined],
    ['refused the input', new ApiError({ code: 'VALIDATION_FAILED', status: 400 })],
    ['found a conflict', new ApiError({ code: 'SHOP_IDENTIFIER_TAKEN', status: 409 })],
  ])('is new once the server has %s', (_case, error) => {
    const intent = new IntentKey();
    const key = intent.for(input);
    intent.finish(error);
    const next = intent.for(input);
    expect(next).not.toBe(key);
    expect(next).toMatch(/^[A-Za-z0-9_-]{36}$/);
  });
});
