import type { DynamoDBRecord } from 'aws-lambda';
import { jobsOfChange } from '#lambdas/events/jobs-of-change.ts';
import { type Key, keys } from '#lambdas/shared/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';

type Fields = Readonly<Record<string, string>> | undefined;

const imageOf = (fields: Fields) =>
  fields && Object.fromEntries(Object.entries(fields).map(([name, S]) => [name, { S }]));

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

const namesOf = (...change: Parameters<typeof changeOf>) =>
  jobsOfChange(changeOf(...change)).map(({ name, id }) => `${name} ${id}`);

describe('a change to a business', () => {
  const key = keys.business(businessId);
  const refresh = [`refresh-feeds-of-business ${businessId}`];

  it.each([
    ['pending_approval', 'active', refresh],
    ['active', 'suspended', refresh],
    ['suspended', 'active', refresh],
    ['active', 'closed', refresh],
    ['active', 'active', []],
    ['pending_approval', 'rejected', []],
  ])('from %s to %s gives the jobs %j', (before, after, jobs) => {
    expect(namesOf(key, { status: before }, { status: after })).toEqual(jobs);
  });

  it('refreshes the feeds on creation or removal if the business is active', () => {
    expect(namesOf(key, undefined, { status: 'pending_approval' })).toEqual([]);
    expect(namesOf(key, { status: 'active' }, undefined)).toEqual(refresh);
  });
});

describe('a change to a shop', () => {
  const key = keys.shop(shopId);

  it('to its status refreshes the feeds of its offers', () => {
    expect(namesOf(key, { shopStatus: 'active' }, { shopStatus: 'inactive' })).toEqual([
      `refresh-feeds-of-shop ${shopId}`,
    ]);
  });

  it('to other fields, or a new shop, gives no jobs', () => {
    const shop = { shopStatus: 'active' };
    expect(namesOf(key, { ...shop, about: 'old' }, { ...shop, about: 'new' })).toEqual([]);
    expect(namesOf(key, undefined, shop)).toEqual([]);
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

it('gives no jobs for changes to counters or offer items', () => {
  expect(namesOf(keys.shopCounters(shopId), {}, { followersCount: '1' })).toEqual([]);
  expect(namesOf(keys.offer(offerId), { status: 'active' }, { status: 'inactive' })).toEqual([]);
});
