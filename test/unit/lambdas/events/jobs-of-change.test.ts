import { groupOf } from '#lambdas/platform/jobs/job.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { strangerId } from '#test/support/builders/people.ts';
import { type Fields, jobsOf, namesOf } from '#test/support/item-changes.ts';

describe('a change to a user', () => {
  const key = keys.user(strangerId);

  it.each([
    ['active', 'disabled', [`end-sign-in ${strangerId}`]],
    ['active', 'removed', [`remove-account ${strangerId}`]],
    [undefined, 'removed', [`remove-account ${strangerId}`]],
    ['disabled', 'active', [`restore-sign-in ${strangerId}`]],
    ['active', 'active', []],
    [undefined, 'active', []],
    ['removed', undefined, []],
  ])('from %s to %s starts the jobs %j', (before, after, jobs) => {
    const state = (status: string | undefined) => (status === undefined ? undefined : { status });
    expect(namesOf(key, state(before), state(after))).toEqual(jobs);
  });
});

describe('a follow', () => {
  const key = keys.follow(strangerId, shopId);
  const at = '2026-11-21T12:00:00.000Z';
  const follow = { followId: '01K9B1B2C3D4E5F6G7H8J9KABC', followedAt: at, businessId };
  const event = (kind: 'followed' | 'unfollowed') =>
    ({ kind, id: follow.followId, userId: strangerId, shopId, at: expect.any(String) }) as const;
  const eventsOf = (before: Fields, after: Fields) =>
    jobsOf(key, before, after).flatMap((job) => {
      expect(job).toMatchObject({ name: 'count-events', id: businessId });
      return 'events' in job ? job.events : [];
    });

  const ended = { ...event('unfollowed'), id: 'earlier' };
  it.each<[string, Fields, Fields, object[]]>([
    ['it begins', undefined, follow, [event('followed')]],
    ['it ends', follow, undefined, [event('unfollowed')]],
    ['another replaces it', { ...follow, followId: 'earlier' }, follow, [ended, event('followed')]],
    ['only other fields change', follow, { ...follow, followedAt: 'later' }, []],
  ])('is counted by its business when %s', (_, before, after, events) => {
    expect(eventsOf(before, after)).toEqual(events);
  });
});

describe("an offer row in a shop's list", () => {
  const key = keys.offerOfShop(shopId, offerId);
  const row = { LSI1SK: 'active#2026-12-31T02:59:59.000Z#x', startsAt: '2026-11-01T00:00:00.000Z' };
  const count = [`refresh-offers-count ${shopId}`];

  it.each<[string, Fields, Fields, string[]]>([
    ['new', undefined, row, count],
    ['removed', row, undefined, count],
    ['switched off', row, { ...row, LSI1SK: 'inactive#2026-12-31T02:59:59.000Z#x' }, count],
    ['given another start time', row, { ...row, startsAt: '2026-11-02T00:00:00.000Z' }, count],
    ['added to a feed', row, { ...row, GSI1PK: 'FEED#PE#recife' }, []],
  ])('that is %s starts the expected jobs', (_, before, after, jobs) => {
    expect(namesOf(key, before, after)).toEqual(jobs);
  });
});

describe('an export', () => {
  const key = keys.export(strangerId);
  const [one, other] = [{ fileKey: 'one' }, { fileKey: 'other' }];

  it.each<[string, Fields, Fields, string[]]>([
    ['new', undefined, one, ['make-export one']],
    ['replaced', one, other, ['make-export other', 'remove-export-file one']],
    ['removed', one, undefined, ['remove-export-file one']],
    ['marked as ready', { ...one, status: 'processing' }, { ...one, status: 'ready' }, []],
  ])('that is %s starts the expected jobs', (_, before, after, jobs) => {
    expect(namesOf(key, before, after)).toEqual(jobs);
  });
});

describe('a report', () => {
  const id = 'rpt_01K9A1B2C3D4E5F6G7H8J9KRPT';
  const key = keys.report(businessId, id);
  const [one, other] = ['one.csv', 'other.csv'].map((fileKey) => ({ businessId, fileKey }));

  it.each<[string, Fields, Fields, string[]]>([
    ['new', undefined, one, [`make-report ${id}`]],
    ['made again', one, other, [`make-report ${id}`, 'remove-report-file one.csv']],
    ['without its file', one, { businessId }, ['remove-report-file one.csv']],
    ['removed', one, undefined, ['remove-report-file one.csv']],
    ['marked as ready', { ...one, status: 'processing' }, { ...one, status: 'ready' }, []],
  ])('that is %s starts the expected jobs', (_, before, after, jobs) => {
    expect(namesOf(key, before, after)).toEqual(jobs);
  });

  it('is made in the group of its business', () => {
    expect(jobsOf(key, undefined, one)).toEqual([
      { name: 'make-report', id, businessId, fileKey: 'one.csv', progress: null },
    ]);
  });

  it('that names a validator is removed with the validator, although nothing of them can be read any more', () => {
    const validator = { status: 'active', businessId, validatorId: 'val_1' };
    expect(jobsOf(keys.user(strangerId), validator, { status: 'removed' })).toContainEqual({
      name: 'drop-reports-of-validator',
      id: 'val_1',
      businessId,
      place: null,
    });
  });
});

it.each<[string, Key, Fields]>([
  ['a shop', keys.shop(shopId), { shopStatus: 'active' }],
  ['an offer', keys.offer(offerId), { title: 'Pão' }],
  ["an offer row in a shop's list", keys.offerOfShop(shopId, offerId), { LSI1SK: 'active#x' }],
])('queues the jobs of %s in the group of its business', (_, key, item) => {
  const groups = jobsOf(key, undefined, { ...item, businessId }).map(groupOf);
  expect([...new Set(groups)]).toEqual([businessId]);
});

it('changes to counters, states of offers or search rows start no jobs', () => {
  expect(namesOf(keys.shopWord(shopId, 'aurora'), undefined, { GSI1SK: 'aurora' })).toEqual([]);
  expect(namesOf(keys.shopCounters(shopId), {}, { followersCount: '1' })).toEqual([]);
  expect(namesOf(keys.offer(offerId), { status: 'active' }, { status: 'inactive' })).toEqual([]);
});

const count = { name: 'count-claims', id: offerId, businessId, at: '2026-11-21T12:00:00.000Z' };
const forget = { name: 'forget-consumers', id: businessId, month: '2026-12', place: null };

describe('a change to the claims of an offer', () => {
  it.each<[string, Fields, Fields, object[]]>([
    ['a new shard', undefined, { taken: '0' }, []],
    ['a unit that is taken', { taken: '0' }, { taken: '1' }, [count]],
    ['another limit', { taken: '1', cap: '2' }, { taken: '1', cap: '3' }, []],
    ['a shard that is removed', { taken: '0' }, undefined, []],
  ])('starts the jobs for %s', (_, before, after, jobs) => {
    const of = (fields: Fields) => fields && { ...fields, businessId };
    expect(jobsOf(keys.claimShard(offerId, 3), of(before), of(after))).toEqual(jobs);
  });

  it('counts a redemption', () => {
    const used = { used: '1', businessId };
    expect(jobsOf(keys.usedOfShard(offerId, 3), undefined, used)).toEqual([count]);
  });

  it("forgets the consumers of a month when the month's marker expires", () => {
    const key = keys.claimsMonth(businessId, '2026-12');
    expect(jobsOf(key, undefined, { businessId })).toEqual([]);
    expect(jobsOf(key, { businessId }, undefined)).toEqual([forget]);
  });
});
