import type { DynamoDBRecord } from 'aws-lambda';
import { jobsOfChange } from '#lambdas/events/jobs-of-change.ts';
import { type Key, keys } from '#lambdas/shared/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { strangerId } from '#test/support/builders/people.ts';

type Attributes = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
type Fields = Attributes | undefined;
type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

const attributesOf = (fields: Attributes): Image =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? { S: value } : { M: attributesOf(value) },
    ]),
  );
const imageOf = (fields: Fields) => fields && attributesOf(fields);

/** The stream record of a change to an item. */
function changeOf({ PK, SK }: Key, before: Fields, after: Fields): DynamoDBRecord {
  const [OldImage, NewImage] = [imageOf(before), imageOf(after)];
  return {
    dynamodb: {
      Keys: { PK: { S: PK }, SK: { S: SK } },
      ...(OldImage && { OldImage }),
      ...(NewImage && { NewImage }),
    },
  };
}

/** The jobs of a change, except those that tell an owner. */
const namesOf = (...change: Parameters<typeof changeOf>) =>
  jobsOfChange(changeOf(...change))
    .filter(({ name }) => name !== 'tell-owner')
    .map(({ name, id }) => `${name} ${id}`);

describe('a change to a business', () => {
  const key = keys.business(businessId);
  const search = `refresh-search-of-business ${businessId}`;
  const refresh = [`refresh-feeds-of-business ${businessId}`, search];

  it.each([
    ['pending_approval', 'active', refresh],
    ['active', 'suspended', refresh],
    ['suspended', 'active', refresh],
    ['active', 'closed', [`close-business ${businessId}`]],
    ['suspended', 'closed', [`close-business ${businessId}`]],
    ['active', 'active', []],
    ['pending_approval', 'rejected', []],
  ])('from %s to %s gives the jobs %j', (before, after, jobs) => {
    expect(namesOf(key, { status: before }, { status: after })).toEqual(jobs);
  });

  const day = (n: number) => `2026-11-0${n}T12:00:00.000Z`;
  const decided = (status: string, updatedAt = day(1), approvedAt = '') => ({
    status,
    updatedAt,
    ...(approvedAt && { approvedAt }),
  });
  const told = (before: Fields, after: Fields) =>
    jobsOfChange(changeOf(key, before, after)).filter(({ name }) => name === 'tell-owner');

  it.each<[string, string | undefined, Fields, Fields]>([
    ['approval', 'APPROVED', decided('pending_approval'), decided('active', day(2), day(2))],
    [
      'approval of a revision',
      'APPROVED',
      decided('active', day(1), day(1)),
      decided('active', day(2), day(2)),
    ],
    ['rejection', 'REJECTED', decided('pending_approval'), decided('rejected', day(2))],
    [
      'suspension',
      'SUSPENDED',
      decided('active', day(1), day(1)),
      decided('suspended', day(2), day(1)),
    ],
    [
      'end of a suspension',
      undefined,
      decided('suspended', day(1), day(1)),
      decided('active', day(2), day(1)),
    ],
    [
      'approval of a revision while suspended',
      undefined,
      decided('suspended', day(1), day(1)),
      decided('suspended', day(2), day(2)),
    ],
    [
      'edit by the owner',
      undefined,
      decided('active', day(1), day(1)),
      decided('active', day(2), day(1)),
    ],
    ['edit of a rejected one', undefined, decided('rejected'), decided('pending_approval', day(2))],
    ['closing', undefined, decided('active', day(1), day(1)), decided('closed', day(2), day(1))],
    ['creation', undefined, undefined, decided('pending_approval')],
    ['creation as active, by the seed', undefined, undefined, decided('active', day(2), day(2))],
    ['removal of a merged revision', undefined, decided('pending_approval'), undefined],
  ])('on %s tells the owner %s', (_, what, before, after) => {
    const event = { code: `BUSINESS_${what}`, at: day(2) };
    expect(told(before, after)).toEqual(
      what ? [{ name: 'tell-owner', id: businessId, event }] : [],
    );
  });

  it('refreshes feeds and search on creation or removal if the business is active', () => {
    expect(namesOf(key, undefined, { status: 'pending_approval' })).toEqual([]);
    expect(namesOf(key, { status: 'active' }, undefined)).toEqual(refresh);
  });

  it.each([
    ['active', [search]],
    ['pending_approval', []],
    ['suspended', []],
  ])('to the name of one that is %s gives the jobs %j', (status, jobs) => {
    expect(namesOf(key, { status, name: 'Aurora' }, { status, name: 'Alvorada' })).toEqual(jobs);
  });

  it('to other fields gives no jobs', () => {
    const fields = { status: 'active', name: 'Aurora' };
    expect(namesOf(key, { ...fields, avatarUrl: 'a' }, { ...fields, avatarUrl: 'b' })).toEqual([]);
  });
});

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
  ])('from %s to %s gives the jobs %j', (before, after, jobs) => {
    const state = (status: string | undefined) => (status === undefined ? undefined : { status });
    expect(namesOf(key, state(before), state(after))).toEqual(jobs);
  });
});

describe('a change to a shop', () => {
  const key = keys.shop(shopId);
  const search = `refresh-search ${shopId}`;
  const address = { state: 'PE', city: 'Recife', neighborhood: 'Boa Vista', street: 'Rua A' };
  const timeZone = 'America/Recife';
  const shop = { shopStatus: 'active', shopIdentifier: 'aurora', timeZone, address };
  const move = `move-offers-of-shop ${shopId}`;

  it('to its status refreshes the feeds of its offers and its search', () => {
    const inactive = { ...shop, shopStatus: 'inactive' };
    const both = [`refresh-feeds-of-shop ${shopId}`, search];
    expect(namesOf(key, shop, inactive)).toEqual(both);
    expect(namesOf(key, inactive, shop)).toEqual(both);
  });

  it.each<[string, Attributes]>([
    ['identifier', { shopIdentifier: 'alvorada' }],
    ['state', { address: { ...address, state: 'PB' } }],
    ['city', { address: { ...address, city: 'Olinda' } }],
    ['neighbourhood', { address: { ...address, neighborhood: 'Derby' } }],
    // Joined by spaces, both addresses would read the same.
    ['city', { address: { ...address, city: 'Recife Boa', neighborhood: 'Vista' } }],
  ])('to its %s refreshes its search while it is active', (_, changes) => {
    const inactive = { shopStatus: 'inactive' };
    expect(namesOf(key, shop, { ...shop, ...changes })).toContain(search);
    expect(
      namesOf(key, { ...shop, ...inactive }, { ...shop, ...changes, ...inactive }),
    ).not.toContain(search);
  });

  it.each<[string, Attributes]>([
    ['time zone', { timeZone: 'America/Manaus' }],
    ['state', { address: { ...address, state: 'PB' } }],
    ['city', { address: { ...address, city: 'Olinda' } }],
  ])('to its %s moves its offers', (_, changes) => {
    expect(namesOf(key, shop, { ...shop, ...changes })).toContain(move);
  });

  it('that is new refreshes its search', () => {
    expect(namesOf(key, undefined, shop)).toEqual([search]);
  });

  it('that is removed leaves the search, loses followers and validators, and its offers lose it', () => {
    const jobs = jobsOfChange(changeOf(key, { ...shop, businessId }, undefined));
    expect(jobs.map(({ name }) => name).sort()).toEqual([
      'disable-validators-of-shop',
      'refresh-search',
      'remove-followers',
      'remove-offers-of-shop',
    ]);
    expect(jobs).toContainEqual({ name: 'disable-validators-of-shop', id: shopId, businessId });
    for (const { id } of jobs) expect(id).toBe(shopId);
  });

  it('to other fields gives no jobs', () => {
    const street = { address: { ...address, street: 'Rua B' }, about: 'new' };
    expect(namesOf(key, { ...shop, about: 'old' }, { ...shop, ...street })).toEqual([]);
  });
});

describe('a follow', () => {
  const key = keys.follow(strangerId, shopId);
  const follow = { followId: '01K9B1B2C3D4E5F6G7H8J9KABC', followedAt: '2026-11-21T12:00:00.000Z' };
  const event = (delta: 1 | -1) => ({ id: follow.followId, userId: strangerId, delta });
  const eventsOf = (before: Fields, after: Fields) =>
    jobsOfChange(changeOf(key, before, after)).flatMap(({ name, id, events }) => {
      expect([name, id]).toEqual(['count-followers', shopId]);
      return events;
    });

  it('is counted for its shop when it begins and when it ends', () => {
    expect(eventsOf(undefined, follow)).toEqual([event(1)]);
    expect(eventsOf(follow, undefined)).toEqual([event(-1)]);
  });

  it('that takes the place of another ends that one', () => {
    expect(eventsOf({ ...follow, followId: 'earlier' }, follow)).toEqual([
      { ...event(-1), id: 'earlier' },
      event(1),
    ]);
  });

  it('is not counted when something else about it changes', () => {
    expect(eventsOf(follow, { ...follow, followedAt: 'later' })).toEqual([]);
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
  ])('that is %s gives the expected jobs', (_, before, after, jobs) => {
    expect(namesOf(key, before, after)).toEqual(jobs);
  });
});

describe('an export', () => {
  const key = keys.export(strangerId);
  const [one, other] = [{ fileKey: 'one' }, { fileKey: 'other' }];

  it.each<[string, Fields, Fields, string[]]>([
    ['new', undefined, one, ['make-export one']],
    ['replaced', one, other, ['remove-export-file one', 'make-export other']],
    ['removed', one, undefined, ['remove-export-file one']],
    ['marked as ready', { ...one, status: 'processing' }, { ...one, status: 'ready' }, []],
  ])('that is %s gives the expected jobs', (_, before, after, jobs) => {
    expect(namesOf(key, before, after)).toEqual(jobs);
  });
});

it('gives no jobs for changes to counters, offer items or search rows', () => {
  expect(namesOf(keys.shopWord(shopId, 'aurora'), undefined, { GSI1SK: 'aurora' })).toEqual([]);
  expect(namesOf(keys.shopCounters(shopId), {}, { followersCount: '1' })).toEqual([]);
  expect(namesOf(keys.offer(offerId), { status: 'active' }, { status: 'inactive' })).toEqual([]);
});
