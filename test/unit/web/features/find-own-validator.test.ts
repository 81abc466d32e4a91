import { QueryClient } from '@tanstack/react-query';
import type { Validator } from '#contract/validators/validators.ts';
import { findOwnValidator } from '#web/features/validators/find-own-validator.ts';
import { callRoute } from '#web/platform/api/call-route.ts';

jest.mock('#web/platform/api/call-route.ts', () => ({ callRoute: jest.fn() }));

const called = jest.mocked(callRoute);
const named = (email: string) => ({ email }) as Validator;
const pages = [
  { items: [named('ana@example.com')], pagingKey: 'second' },
  { items: [named('bia@example.com')], pagingKey: 'third' },
  { items: [named('caio@example.com')] },
];

function answerPages(): void {
  const enabled = [...pages];
  called.mockReset().mockImplementation(async () => enabled.shift() as never);
}

describe('the validator of a business with an e-mail', () => {
  beforeEach(answerPages);

  it.each([
    ['ana@example.com', 1],
    ['bia@example.com', 2],
  ])('%s is found with %i calls', async (email, calls) => {
    const found = await findOwnValidator(new QueryClient(), 'biz_1', email);
    expect(found?.email).toBe(email);
    expect(called).toHaveBeenCalledTimes(calls);
  });

  it('is absent if no page contains them', async () => {
    const found = await findOwnValidator(new QueryClient(), 'biz_1', 'eva@example.com');
    expect(found).toBeUndefined();
  });
});
