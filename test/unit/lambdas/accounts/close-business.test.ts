import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import {
  closeBusinessSteps,
  isClosedOrGone,
  removeValidatorOfClosedBusiness,
} from '#lambdas/accounts/close-business.ts';
import { runSteps } from '#lambdas/platform/jobs/job-steps.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { closeShop } from '#lambdas/shops/close-shop.ts';
import { aJob } from '#test/support/a-job.ts';
import { aBusiness, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopId, shopIdNo } from '#test/support/builders/a-shop.ts';
import {
  aValidator,
  aValidatorUser,
  validatorId,
  validatorUserId,
} from '#test/support/builders/a-validator.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import {
  allItems,
  beforeNextWrite,
  changeAttributes,
  deleteItem,
  itemsOfKind,
  putItems,
  requestsMade,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { runJobs } from '#test/support/mocked-queue.ts';
import { openedShop, publishedOffer, stored } from '#test/support/stored.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('the removal of a closed business', () => {
  it('begins with its pictures, because anyone with their addresses can open them', () => {
    const steps = closeBusinessSteps(businessId, new Date());
    expect(Object.keys(steps).slice(0, 2)).toEqual(['images', 'image files']);
  });

  it('runs for a closed or missing business, and fails for an unreadable one', async () => {
    tableHolds(stored.business(aBusiness({ status: 'active' })));
    expect(await isClosedOrGone(businessId)).toBe(false);
    tableHolds(stored.business(aBusiness({ status: 'closed' })));
    expect(await isClosedOrGone(businessId)).toBe(true);
    tableHolds();
    expect(await isClosedOrGone(businessId)).toBe(true);
    tableHolds({ ...keys.business(businessId), status: 'closed' });
    await expect(isClosedOrGone(businessId)).rejects.toThrow(businessId);
  });

  it.each([
    keys.shopOfBusiness(businessId, shopId),
    keys.validator(businessId, validatorId),
    keys.offerOfBusiness(businessId, 'off_1'),
  ])('keeps its lists and record while they have $SK', async (row) => {
    tableHolds({ ...row });
    const emptied = closeBusinessSteps(businessId, now)['late emptied'];
    await expect(emptied?.(undefined)).rejects.toThrow('waits');
    deleteItem(row);
    expect(await emptied?.(undefined)).toEqual({ position: undefined });
  });
});

describe('the removal of an unreadable shop', () => {
  const identifier = keys.shopIdentifier('padariaaurora');
  const own = { ...identifier, shopId, businessId };
  const shop = { ...keys.shop(shopId), shopIdentifier: 'padariaaurora' };
  const others = [keys.shopOfBusiness(businessId, shopId), keys.validatorsCount(shopId)];
  const close = async (...items: readonly Key[]) => {
    putItems(...[...others, ...items].map((item) => ({ ...item })));
    await closeShop(businessId, shopId, now);
    return allItems();
  };

  beforeEach(() => tableHolds());

  it('withdraws its identifier', async () => {
    expect(await close(shop, own)).toEqual([
      { ...identifier, reservedUntil: expect.any(String), ttl: expect.any(Number) },
    ]);
  });

  it('frees its identifier if the business was never approved', async () => {
    const business = stored.business(aPendingBusiness({ status: 'closed' }));
    expect(await close(shop, own, business)).toEqual([business]);
  });

  it.each([
    ['that another shop has', { ...own, shopId: 'shp_2' }],
    ['that it gave up', { ...own, reservedUntil: 'later' }],
  ])('does not touch an identifier %s, also in a race', async (_, item) => {
    expect(await close(shop, item)).toEqual([item]);
    putItems(own);
    beforeNextWrite(() => changeAttributes(identifier, item));
    expect(await close(shop)).toEqual([item]);
  });

  it('needs neither identifier nor shop', async () => {
    expect(await close(shop)).toEqual([]);
    expect(await close()).toEqual([]);
  });
});

describe('the removal of a validator of a closed business', () => {
  const record = stored.validator(aValidator());
  const user = stored.user(aValidatorUser());
  const { validatorId: _, ...leaver } = stored.user(aValidatorUser({ status: 'removed' }));
  const remove = () => removeValidatorOfClosedBusiness(businessId, validatorId, now);

  it('removes their user, too, and keeps the reserved e-mail until the account is gone', async () => {
    const counters = { ...keys.validatorCounters(validatorId), validationsCount: 4 };
    tableHolds(record, counters, { ...user, emailHash: 'hash' });
    await remove();
    const { userId, createdAt } = aValidatorUser();
    const ttl = expect.any(Number);
    const tombstone = { userId, createdAt, status: 'removed', emailHash: 'hash', ttl };
    expect(allItems()).toEqual([{ ...keys.user(userId), ...tombstone }]);
  });

  it('makes no tombstone for a validator who was disabled long ago', async () => {
    tableHolds(stored.validator(aValidator({ status: 'disabled' })));
    await remove();
    expect(allItems()).toEqual([]);
  });

  it('does not touch a validator who left, also in a race', async () => {
    tableHolds(record, leaver);
    await remove();
    expect(allItems()).toEqual([leaver]);
    tableHolds(record, user);
    beforeNextWrite(() => putItems(leaver));
    await remove();
    expect(allItems()).toEqual([leaver]);
  });

  it('fails for an unreadable record, and needs no record', async () => {
    tableHolds({ ...keys.validator(businessId, validatorId), userId: validatorUserId });
    await expect(remove()).rejects.toThrow(validatorId);
    tableHolds(user);
    await remove();
    expect(allItems()).toEqual([user]);
  });
});

const shops = Array.from({ length: 12 }, (_, n) =>
  aShop({ id: shopIdNo(n), shopIdentifier: `aurora${n}` }),
);
const shopsIds = [shopIdNo(0), shopIdNo(11)];
const offers = [1, 2, 3].map((n) => offerNo(n, { shopsIds }));
const inShops = shops.filter(({ id }) => shopsIds.includes(id));

it('the offers of a closed business are removed by a separate job; the jobs of its shops write nothing that needs the business', async () => {
  mockClient(S3Client).on(ListObjectsV2Command).resolves({});
  tableHolds(
    stored.business(aBusiness({ status: 'closed' })),
    ...shops.flatMap((shop) => openedShop(shop)),
    ...offers.flatMap((offer) => publishedOffer(offer, inShops)),
  );
  const steps = closeBusinessSteps(businessId, new Date());
  let job = aJob('close-business', { id: businessId });
  while (itemsOfKind('SHOP SHOP').length > 0) {
    const [next = job] = await runSteps(job, steps, () => false);
    job = next as typeof job;
    const left = itemsOfKind('SHOP SHOP').map((shop) => shop['id']);
    const removed = shops.filter(({ id }) => !left.includes(id));
    await runJobs(...removed.map(({ id }) => ({ name: 'remove-offers-of-shop', id })));
  }
  expect(itemsOfKind('OFFER OFFER')).toEqual([]);
  expect(requestsMade().flatMap(({ kinds }) => kinds)).not.toContain('BUSINESS BUSINESS');
});
