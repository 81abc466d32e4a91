import type { DynamoDBRecord } from 'aws-lambda';
import { jobsOfChange } from '#lambdas/events/jobs-of-change.ts';
import { type Key, keys } from '#lambdas/shared/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { strangerId } from '#test/support/builders/people.ts';

type Attribute = string | readonly string[] | Readonly<Record<string, string>>;
type Attributes = Readonly<Record<string, Attribute>>;
type Fields = Attributes | undefined;
type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

const attributeOf = (value: Attribute): Image[string] => {
  if (typeof value === 'string') return /^\d+$/.test(value) ? { N: value } : { S: value };
  if (Array.isArray(value)) return { L: value.map(attributeOf) };
  return { M: attributesOf(value as Attributes) };
};
const attributesOf = (fields: Attributes): Image =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, attributeOf(value)]));
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

/** The jobs of a change, except those that tell an owner and those on the pictures of links. */
const namesOf = (...change: Parameters<typeof changeOf>) =>
  jobsOfChange(changeOf(...change))
    .filter(({ name }) => name !== 'tell-owner' && !name.startsWith('make-link-preview'))
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
      'make-link-preview',
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

describe('the images of an item', () => {
  const [one, other] = ['img_1 1280 960 YJqGPQ', 'img_2'];

  it.each([
    ['business', keys.business(businessId), businessId],
    ['shop', keys.shop(shopId), shopId],
    ['offer', keys.offer(offerId), offerId],
  ])('are counted for a %s when they change', (_, key, id) => {
    const counted = (before: Fields, after: Fields) =>
      jobsOfChange(changeOf(key, before, after)).filter(({ name }) => name === 'count-image-uses');
    const job = [{ name: 'count-image-uses', id }];
    expect(counted(undefined, { images: [one] })).toEqual(job);
    expect(counted({ images: [one] }, { images: [one, other] })).toEqual(job);
    expect(counted({ images: [one, other] }, { images: [other, one] })).toEqual(job);
    // An edit may write what was known of an image before it was ready.
    expect(counted({ images: [one] }, { images: ['img_1'] })).toEqual(job);
    expect(counted({ images: [one] }, {})).toEqual(job);
    expect(counted({ images: [one] }, undefined)).toEqual(job);
    expect(counted({ images: [one], version: '1' }, { images: [one], version: '2' })).toEqual([]);
    expect(counted(undefined, {})).toEqual([]);
    expect(counted({}, undefined)).toEqual([]);
  });
});

describe('the picture of a link', () => {
  const previews = (...change: Parameters<typeof changeOf>) =>
    jobsOfChange(changeOf(...change)).filter(({ name }) => name.startsWith('make-link-preview'));
  const address = { state: 'PE', city: 'Recife', neighborhood: 'Derby', street: 'Rua A' };
  const shop = { businessId, shopIdentifier: 'aurora', address, images: ['img_1'] };
  const offer = {
    title: 'Pão',
    originalPriceCents: '890',
    offerPriceCents: '549',
    shopsIds: [shopId],
    images: ['img_1'],
  };

  it.each<[string, Key, string, Attributes, Attributes]>([
    ['identifier of a shop', keys.shop(shopId), shopId, shop, { shopIdentifier: 'lua' }],
    [
      'neighbourhood of a shop',
      keys.shop(shopId),
      shopId,
      shop,
      { address: { ...address, neighborhood: 'Pina' } },
    ],
    ['images of a shop', keys.shop(shopId), shopId, shop, { images: ['img_2'] }],
    ['title of an offer', keys.offer(offerId), offerId, offer, { title: 'Bolo' }],
    ['price of an offer', keys.offer(offerId), offerId, offer, { offerPriceCents: '550' }],
    ['price before', keys.offer(offerId), offerId, offer, { originalPriceCents: '891' }],
    ['shops of an offer', keys.offer(offerId), offerId, offer, { shopsIds: ['shp_2', shopId] }],
    ['images of an offer', keys.offer(offerId), offerId, offer, { images: [] }],
  ])(
    'is made again after a change to the %s, and goes with its item',
    (_, key, id, item, change) => {
      const job = [{ name: 'make-link-preview', id }];
      expect(previews(key, item, { ...item, ...change })).toEqual(job);
      expect(previews(key, undefined, item)).toEqual(job);
      expect(previews(key, item, undefined)).toEqual(job);
      expect(previews(key, item, { ...item, version: '2', status: 'inactive' })).toEqual([]);
    },
  );

  it.each([{ city: 'Olinda' }, { state: 'PB' }])(
    'is made again for a shop and its offers after a change of its place to %p',
    (change) => {
      const key = keys.shop(shopId);
      expect(previews(key, shop, { ...shop, address: { ...address, ...change } })).toEqual([
        { name: 'make-link-previews-of-shop', id: shopId },
        { name: 'make-link-preview', id: shopId },
      ]);
    },
  );

  it('is made again for all of a business after a change to its name', () => {
    const key = keys.business(businessId);
    const business = { status: 'active', name: 'Aurora', images: ['img_1 320 240 YJqGPQ'] };
    const job = [{ name: 'make-link-previews-of-business', id: businessId }];
    expect(previews(key, business, { ...business, name: 'Lua' })).toEqual(job);
    const all = { name: 'Lua', images: ['img_2 320 240 YJqGPQ'] };
    expect(previews(key, business, { ...business, ...all })).toEqual(job);
    expect(previews(key, business, { ...business, status: 'closed' })).toEqual([]);
    expect(previews(key, undefined, business)).toEqual([]);
    expect(previews(key, business, undefined)).toEqual([]);
    const revision = { ...business, previousActive: businessId };
    expect(previews(key, revision, { ...revision, name: 'Lua' })).toEqual([]);
  });

  it('is made again for the shops of a business after a change to its avatar that shows', () => {
    const key = keys.business(businessId);
    const [ready, other] = ['img_1 320 240 YJqGPQ', 'img_2 320 240 YJqGPQ'];
    const changed = (before: string[], after: string[], previousActive = '') => {
      const business = { name: 'Aurora', ...(previousActive && { previousActive }) };
      return previews(key, { ...business, images: before }, { ...business, images: after });
    };
    const job = [{ name: 'make-link-previews-of-shops', id: businessId }];
    expect(changed([ready], [other])).toEqual(job);
    expect(changed([ready], [])).toEqual(job);
    expect(changed(['img_1'], [ready])).toEqual(job);
    // One that is still being made is not drawn.
    expect(changed([], ['img_1'])).toEqual([]);
    expect(changed(['img_1'], ['img_2'])).toEqual([]);
    expect(changed([ready], [other], businessId)).toEqual([]);
  });
});

it('gives no jobs for changes to counters, states of offers or search rows', () => {
  expect(namesOf(keys.shopWord(shopId, 'aurora'), undefined, { GSI1SK: 'aurora' })).toEqual([]);
  expect(namesOf(keys.shopCounters(shopId), {}, { followersCount: '1' })).toEqual([]);
  expect(namesOf(keys.offer(offerId), { status: 'active' }, { status: 'inactive' })).toEqual([]);
});
