import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { OfferItem } from '#lambdas/offers/repository/offer-item.ts';
import { businessRow, shopRows } from '#lambdas/offers/repository/offer-rows.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import type { ShopItem } from '#lambdas/shops/repository/shop-item.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { queuedJobs, runJobs, runToEnd } from '#test/support/mocked-jobs.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import {
  cancelled,
  stored,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';

/** Stores offers in the lists of both shops; only `shops` are stored themselves. */
function holds(offers: readonly OfferItem[], shops: readonly ShopItem[]): void {
  const listed = [aShop(), aShop({ id: otherShopId })];
  tableHolds(stored.business(aBusiness()), ...shops.map(stored.shop), ...offers.map(stored.offer));
  queriesFind(
    ...offers.flatMap((offer) => [
      businessRow(offer),
      ...shopRows(
        offer,
        listed.filter(({ id }) => offer.shopsIds.includes(id)),
        [],
      ),
    ]),
  );
}

const offerNo = (n: number, changes: Partial<OfferItem> = {}) =>
  anOffer({ id: `off_01K9C1B2C3D4E5F6G7H8J9${String(n).padStart(4, '0')}`, ...changes });

const ended = {
  expirationDate: '2026-11-10',
  endsAt: '2026-11-11T02:59:59.000Z',
};
const inBoth = { shopsIds: [shopId, otherShopId] };
const inManaus = {
  address: anAddressIn('AM', 'Manaus'),
  timeZone: 'America/Manaus',
} as const;
const nameOf = ({ PK, SK }: { PK: string; SK: string }) => `${PK} ${SK}`;

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('moving the offers of a shop', () => {
  const job = { name: 'move-offers-of-shop', id: shopId } as const;

  it('writes end and feeds by its zone and place, under the same version', async () => {
    holds([anOffer()], [aShop(inManaus)]);
    await runJobs(job);
    const endsAt = '2027-01-01T03:59:59.000Z';
    expect(writeOf(keys.offer(offerId)).Put).toMatchObject({
      Item: { endsAt, version: 1, GSI2SK: `${endsAt}#${offerId}` },
      ExpressionAttributeValues: { ':version': 1, ':endsAt': anOffer().endsAt },
    });
    expect(writeOf(keys.offerOfShop(shopId, offerId)).Put?.Item).toMatchObject({
      LSI1SK: `active#${endsAt}#${offerId}`,
      GSI1PK: 'FEED#AM#manaus',
      GSI2PK: 'FEED#AM',
    });
    expect(writtenKeys()).toContain(nameOf(keys.shop(shopId)));
  });

  it('moves offers that are off, and leaves those that have ended by both zones', async () => {
    const offers = [offerNo(1, { status: 'inactive' }), offerNo(2, ended)];
    holds(offers, [aShop(inManaus)]);
    await runJobs(job);
    expect(transactions()).toHaveLength(1);
    expect(writeOf(keys.offer(offerNo(1).id)).Put?.Item).not.toHaveProperty('GSI2PK');
  });

  it('gives an offer the hours that a zone further west adds to its last day', async () => {
    stopDateAt('2026-11-11T03:30:00.000Z');
    holds([offerNo(1, ended)], [aShop(inManaus)]);
    await runJobs(job);
    expect(writeOf(keys.offer(offerNo(1).id)).Put?.Item).toMatchObject({
      endsAt: '2026-11-11T03:59:59.000Z',
    });
  });

  it('handles on and off offers of a long list in several messages', async () => {
    const offers = Array.from({ length: 250 }, (_, n) =>
      offerNo(n, n % 2 ? { status: 'inactive' } : {}),
    );
    holds(offers, [aShop()]);
    expect(await runToEnd(job)).toBe(3);
    const moved = transactions().flatMap((actions) =>
      actions.flatMap(({ Put }) => Put?.Item ?? []),
    );
    expect(new Set(moved.flatMap(({ SK, id }) => (SK === 'OFFER' ? [id] : []))).size).toBe(250);
  });

  it('reads the shop again after a write conflict', async () => {
    holds([anOffer()], [aShop()]);
    table.on(TransactWriteCommand).callsFakeOnce(() => {
      holds([anOffer()], [aShop(inManaus)]);
      throw cancelled('ConditionalCheckFailed');
    });
    await runJobs({ name: 'move-offer', id: offerId });
    expect(writeOf(keys.offer(offerId)).Put?.Item).toMatchObject({
      endsAt: '2027-01-01T03:59:59.000Z',
    });
  });

  it('does nothing for an offer or shop that is gone', async () => {
    holds([], []);
    expect(await runJobs({ name: 'move-offer', id: offerId })).toEqual({ batchItemFailures: [] });
    expect(await runJobs(job)).toEqual({ batchItemFailures: [] });
    expect(transactions()).toEqual([]);
  });
});

describe('finishing the removal of a shop', () => {
  const job = { name: 'remove-offers-of-shop', id: shopId } as const;

  it('removes an offer of that shop alone with everything of it, then the counters', async () => {
    holds([anOffer()], []);
    await runJobs(job);
    const [ofOffer, ofShop] = transactions();
    expect(ofOffer?.map(({ Delete }) => nameOf(Delete?.Key as never)).sort()).toEqual(
      [
        keys.offer(offerId),
        keys.offerCounters(offerId),
        keys.offerOfBusiness(anOffer().businessId, offerId),
        keys.offerOfShop(shopId, offerId),
      ]
        .map(nameOf)
        .sort(),
    );
    expect(ofShop?.map(({ Delete }) => Delete?.Key)).toEqual([keys.shopCounters(shopId)]);
  });

  it('keeps an offer in its other shop, by the zone of that one, under the same version', async () => {
    holds([anOffer(inBoth)], [aShop({ id: otherShopId, ...inManaus })]);
    await runJobs({ name: 'drop-removed-shops', id: offerId });
    expect(writeOf(keys.offer(offerId)).Put).toMatchObject({
      Item: { shopsIds: [otherShopId], version: 1, endsAt: '2027-01-01T03:59:59.000Z' },
      ExpressionAttributeValues: { ':shopsIds': inBoth.shopsIds },
    });
    expect(writeOf(keys.offerOfShop(otherShopId, offerId)).Put?.Item).toMatchObject({
      GSI2PK: 'FEED#AM',
    });
    expect(writeOf(keys.offerOfShop(shopId, offerId)).Delete).toBeDefined();
  });

  it('keeps start, end and feeds of an offer that has ended', async () => {
    holds([anOffer({ ...inBoth, ...ended })], [aShop({ id: otherShopId, ...inManaus })]);
    await runJobs({ name: 'drop-removed-shops', id: offerId });
    expect(writtenKeys()).toEqual(
      [keys.offer(offerId), keys.offerOfShop(shopId, offerId)].map(nameOf).sort(),
    );
    expect(writeOf(keys.offer(offerId)).Update).toMatchObject({
      UpdateExpression: 'SET shopsIds = :remaining',
      ExpressionAttributeValues: { ':remaining': [otherShopId] },
    });
  });

  it('leaves an offer in a shop that cannot be read', async () => {
    holds([anOffer(inBoth)], []);
    const broken = { ...keys.shop(otherShopId), id: 7 };
    tableHolds(stored.business(aBusiness()), stored.offer(anOffer(inBoth)), broken);
    await runJobs({ name: 'drop-removed-shops', id: offerId });
    expect(writeOf(keys.offer(offerId)).Update).toBeDefined();
  });

  it('takes five hundred offers in steps of a hundred, each once, and the counters last', async () => {
    holds(
      Array.from({ length: 500 }, (_, n) => offerNo(n)),
      [],
    );
    expect(await runToEnd(job)).toBe(6);
    expect(transactions()).toHaveLength(501);
    expect(writtenKeys()).toEqual([nameOf(keys.shopCounters(shopId))]);
  });

  it('leaves an offer that fails to a job of its own', async () => {
    holds([offerNo(1), offerNo(2)], []);
    table.on(TransactWriteCommand).rejectsOnce(new Error('broken')).resolves({});
    expect(await runJobs(job)).toEqual({ batchItemFailures: [] });
    expect(queuedJobs()).toEqual([{ name: 'drop-removed-shops', id: offerNo(1).id }]);
    expect(transactions()).toHaveLength(3);
  });

  it('changes nothing while the shop is there, and nothing more when it runs again', async () => {
    holds([anOffer()], [aShop()]);
    await runJobs(job);
    await runJobs({ name: 'drop-removed-shops', id: offerId });
    expect(transactions()).toEqual([]);
    holds([], []);
    await runJobs(job);
    expect(writtenKeys()).toEqual([nameOf(keys.shopCounters(shopId))]);
  });
});
