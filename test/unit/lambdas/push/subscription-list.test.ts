import {
  isStale,
  type StoredSubscription,
  withSubscription,
} from '#lambdas/messages/push/subscription-list.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

const subscriptionNo = (n: number, day = n): StoredSubscription => ({
  id: `subscription-${n}`,
  endpoint: `https://push.vitrine.test/${n}`,
  keys: { p256dh: 'key', auth: 'auth' },
  claimId: `claim-${n}`,
  createdAt: '2026-10-01T00:00:00.000Z',
  updatedAt: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`,
});

const made = (n: number, changes: Partial<StoredSubscription> = {}) => {
  const {
    createdAt: _,
    updatedAt: __,
    ...rest
  } = { ...subscriptionNo(n), claimId: 'new', ...changes };
  return rest;
};

describe('a list of subscriptions', () => {
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => subscriptionNo(n));
  const ten = [...nine, subscriptionNo(10)];
  /** Ten subscriptions; the first was renewed last. */
  const renewed = [subscriptionNo(1, 20), ...ten.slice(1)];
  const other = { endpoint: 'https://push.vitrine.test/other' };
  const ofFourth = { endpoint: subscriptionNo(4).endpoint };

  it.each<[string, readonly StoredSubscription[], number, object, string, string[]]>([
    ['accepts a tenth', nine, 10, {}, '1 2 3 4 5 6 7 8 9 10', []],
    ['loses none by a renewal', ten, 1, {}, '1 2 3 4 5 6 7 8 9 10', []],
    ['ends the former endpoint of a browser', nine, 3, other, '1 2 3 4 5 6 7 8 9', ['claim-3']],
    // The claim on the endpoint itself is rewritten.
    ['has an endpoint once, under its latest id', nine, 10, ofFourth, '1 2 3 5 6 7 8 9 10', []],
    ['ends the oldest by an eleventh', renewed, 11, {}, '1 3 4 5 6 7 8 9 10 11', ['claim-2']],
  ])('%s', (_, before, n, changes, numbers, ended) => {
    const after = withSubscription(before, made(n, changes), now);
    const left = after.list.map(({ id }) => Number(id.replace('subscription-', '')));
    expect(left.sort((one, next) => one - next).join(' ')).toBe(numbers);
    expect(after.ended.map(({ claimId }) => claimId)).toEqual(ended);
  });

  it('replaces a subscription with the same id, which keeps its creation time', () => {
    const { list, subscription } = withSubscription(nine, made(3, other), now);
    expect(list.filter(({ id }) => id === 'subscription-3')).toEqual([subscription]);
    const updatedAt = now.toISOString();
    expect(subscription).toEqual({ ...subscriptionNo(3), ...other, claimId: 'new', updatedAt });
  });
});

describe('a subscription', () => {
  it.each([
    ['2025-11-21T12:00:00.000Z', false],
    ['2025-11-21T11:59:59.999Z', true],
  ])('that was renewed at %s is stale: %s', (updatedAt, stale) => {
    expect(isStale({ ...subscriptionNo(1), updatedAt }, now)).toBe(stale);
  });
});
