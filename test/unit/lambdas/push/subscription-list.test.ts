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

const endedAfter = (list: readonly StoredSubscription[], n: number, changes = {}) =>
  withSubscription(list, made(n, changes), now).ended.map(({ claimId }) => claimId);

const idsAfter = (list: readonly StoredSubscription[], n: number, changes = {}) =>
  withSubscription(list, made(n, changes), now).list.map(({ id }) => id);

describe('a list of subscriptions', () => {
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => subscriptionNo(n));

  it('accepts a tenth', () => {
    expect(idsAfter(nine, 10)).toHaveLength(10);
  });

  it('replaces the subscription that was renewed longest ago when an eleventh is added', () => {
    // The first was renewed last.
    const ten = [subscriptionNo(1, 20), ...nine.slice(1), subscriptionNo(10)];
    const ids = idsAfter(ten, 11);
    expect(ids).toHaveLength(10);
    expect(ids).not.toContain('subscription-2');
    expect(ids).toEqual(expect.arrayContaining(['subscription-1', 'subscription-11']));
  });

  it.each([
    ['nothing by a tenth', 10, {}, []],
    ['nothing by a renewal', 3, {}, []],
    [
      'the former endpoint of its browser',
      3,
      { endpoint: 'https://push.vitrine.test/other' },
      ['claim-3'],
    ],
    // The claim on the endpoint itself is rewritten.
    ['nothing by its endpoint under another id', 10, { endpoint: subscriptionNo(4).endpoint }, []],
  ] as const)('ends %s', (_, n, changes, ended) => {
    expect(endedAfter(nine, n, changes)).toEqual(ended);
  });

  it('ends the subscription that an eleventh replaces', () => {
    expect(endedAfter([...nine, subscriptionNo(10)], 11)).toEqual(['claim-1']);
  });

  it('loses none when one of ten is renewed', () => {
    const ten = [...nine, subscriptionNo(10)];
    expect(idsAfter(ten, 1).sort()).toEqual(ten.map(({ id }) => id).sort());
  });

  it('replaces a subscription with the same id, which keeps its creation time', () => {
    const endpoint = 'https://push.vitrine.test/other';
    const { list, subscription } = withSubscription(nine, made(3, { endpoint }), now);
    expect(list.filter(({ id }) => id === 'subscription-3')).toEqual([subscription]);
    expect(subscription).toEqual({
      ...subscriptionNo(3),
      endpoint,
      claimId: 'new',
      updatedAt: now.toISOString(),
    });
  });

  it('has an endpoint once, under its latest id', () => {
    const ids = idsAfter(nine, 10, { endpoint: subscriptionNo(4).endpoint });
    expect(ids).not.toContain('subscription-4');
    expect(ids).toHaveLength(9);
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
