import { isInFeed } from '#lambdas/offers/feed.ts';
import { refreshFeedKeys, unlistOffer } from '#lambdas/offers/repository/list-in-feeds.ts';
import { businessRow, offerRow, shopRows } from '#lambdas/offers/repository/offer-rows.ts';
import { insertOffer, replaceOffer } from '#lambdas/offers/repository/write-offer.ts';
import { keys, partitions } from '#lambdas/shared/table/keys.ts';
import { actionOf } from '#lambdas/shared/table/transaction.ts';
import type { ShopItem } from '#lambdas/shops/repository/shop-item.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';

const shopIn = (n: number, state: ShopItem['address']['state'], city: string): ShopItem =>
  aShop({
    id: `shp_01K9B1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`,
    address: anAddressIn(state, city),
    timeZone: state === 'AC' ? 'America/Rio_Branco' : 'America/Sao_Paulo',
  });

const recife = shopIn(1, 'PE', 'Recife');
const recifeToo = shopIn(2, 'PE', 'RECIFÉ');
const olinda = shopIn(3, 'PE', 'Olinda');
const acre = shopIn(4, 'AC', 'Rio Branco');
const inactive = anOffer({ status: 'inactive' });
const isUnchanged =
  'version = :version AND userId = :userId AND shopsIds = :shopsIds AND startsAt = :startsAt AND endsAt = :endsAt';

describe('the feed keys of an offer', () => {
  it('have the feed of the country while it is active', () => {
    expect(offerRow(anOffer(), [recife])).toMatchObject({
      PK: `OFFER#${offerId}`,
      SK: 'OFFER',
      GSI1PK: 'FEED#BR',
      GSI1SK: `2026-11-01T12:00:00.000Z#${offerId}`,
      GSI2PK: 'ENDING',
      GSI2SK: `2027-01-01T02:59:59.000Z#${offerId}`,
    });
  });

  it('list an offer once in each distinct city and once in each distinct state', () => {
    const all = [recife, recifeToo, olinda, acre];
    const rows = shopRows(anOffer(), all, all);
    expect(rows.map((row) => [row['GSI1PK'], row['GSI2PK']])).toEqual([
      ['FEED#PE#recife', 'FEED#PE'],
      [undefined, undefined],
      ['FEED#PE#olinda', undefined],
      ['FEED#AC#rio branco', 'FEED#AC'],
    ]);
    for (const row of rows) {
      expect('GSI1SK' in row).toBe('GSI1PK' in row);
      expect('GSI2SK' in row).toBe('GSI2PK' in row);
    }
  });

  it('are absent when no shop may show it, but an active offer keeps its end for the sweep', () => {
    expect(offerRow(anOffer(), [])).toMatchObject({ GSI2PK: 'ENDING' });
    expect(offerRow(inactive, [])).not.toHaveProperty('GSI2PK');
    for (const row of [offerRow(anOffer(), []), ...shopRows(anOffer(), [recife, acre], [])]) {
      expect(JSON.stringify(row)).not.toContain('FEED');
    }
  });

  it('use only shops that may show it: the second shop of a city when the first may not', () => {
    const rows = shopRows(anOffer(), [recife, recifeToo], [recifeToo]);
    expect(rows.map((row) => row['GSI1PK'])).toEqual([undefined, 'FEED#PE#recife']);
  });

  it('are sorted by start time, for city and state in the time zone of the shop', () => {
    const later = anOffer({ startDate: '2026-12-01', startsAt: '2026-12-01T03:00:00.000Z' });
    expect(offerRow(later, [acre])['GSI1SK']).toBe(`2026-12-01T03:00:00.000Z#${offerId}`);
    const [row] = shopRows(later, [acre], [acre]);
    expect([row?.['GSI1SK'], row?.['GSI2SK']]).toEqual([
      `2026-12-01T05:00:00.000Z#${offerId}`,
      `2026-12-01T05:00:00.000Z#${offerId}`,
    ]);
  });

  it('differ for a state, a city with the same name and such a city in another state', () => {
    const { feedOfCountry, feedOfState, feedOfCity } = partitions;
    const feeds = [
      feedOfCountry,
      feedOfState('SP'),
      feedOfCity('SP', 'Sp'),
      feedOfCity('PE', 'Sp'),
    ];
    expect(new Set(feeds).size).toBe(4);
  });

  it.each([
    [{}, true],
    [{ state: 'PE' }, true],
    [{ state: 'PE', city: 'RECIFÉ' }, true],
    [{ state: 'AC' }, false],
    [{ state: 'PE', city: 'Olinda' }, false],
    [{ state: 'AC', city: 'Recife' }, false],
  ])('the feed %j includes a shop in Recife: %s', (feed, isIn) => {
    expect(isInFeed(recife, feed)).toBe(isIn);
  });
});

describe('the list rows of an offer', () => {
  it('are one for its business, sorted by status and latest end', () => {
    expect(businessRow(anOffer())).toEqual({
      PK: `BUSINESS#${businessId}`,
      SK: `OFFER#${offerId}`,
      LSI1SK: `active#2027-01-01T02:59:59.000Z#${offerId}`,
      startsAt: anOffer().startsAt,
      status: 'active',
    });
    expect(businessRow(inactive)['LSI1SK']).toBe(`inactive#2027-01-01T02:59:59.000Z#${offerId}`);
  });

  it('are one for each of its shops, with times in the time zone of the shop', () => {
    const offer = anOffer({ startDate: '2026-12-01' });
    expect(shopRows(offer, [recife, acre], [])).toMatchObject([
      {
        PK: `SHOP#${recife.id}`,
        SK: `OFFER#${offerId}`,
        LSI1SK: `active#2027-01-01T02:59:59.000Z#${offerId}`,
        startsAt: '2026-12-01T03:00:00.000Z',
      },
      {
        PK: `SHOP#${acre.id}`,
        LSI1SK: `active#2027-01-01T04:59:59.000Z#${offerId}`,
        startsAt: '2026-12-01T05:00:00.000Z',
      },
    ]);
  });
});

describe('the writes of an offer', () => {
  const twenty = Array.from({ length: 20 }, (_, n) => shopIn(n, 'PE', `Cidade ${n}`));
  const inShops = (...shops: ShopItem[]) => ({ business: aBusiness(), shops });

  it('fit in one transaction of 100 actions with the maximum number of shops', () => {
    const others = 2; // The idempotency record and the count of active offers.
    for (const writes of [
      insertOffer(anOffer(), inShops(...twenty), 10),
      replaceOffer(anOffer(), inactive, inShops(...twenty)),
      refreshFeedKeys(anOffer(), inShops(...twenty)),
      unlistOffer(anOffer({ shopsIds: twenty.map(({ id }) => id) })),
    ]) {
      expect(writes.length + others).toBeLessThanOrEqual(100);
    }
  });

  it.each([
    ['a new offer', insertOffer(anOffer(), inShops(recife, acre), undefined)],
    ['a change', replaceOffer(anOffer(), inactive, inShops(recife, acre))],
    ['a refresh of its feeds', refreshFeedKeys(anOffer(), inShops(recife, acre))],
  ])('of %s require business and shops to be unchanged since they were read', (_, writes) => {
    const checks = writes.flatMap((write) => actionOf(write).ConditionCheck ?? []);
    expect(checks.map(({ Key }) => Key)).toEqual([
      keys.business(businessId),
      keys.shop(recife.id),
      keys.shop(acre.id),
    ]);
    expect(checks[0]?.ExpressionAttributeValues).toMatchObject({ ':status': 'active' });
    expect(checks[1]?.ExpressionAttributeValues).toEqual({ ':version': 1, ':userId': ownerId });
  });

  it('of a new offer store its limit in its counters', () => {
    const puts = insertOffer(anOffer(), inShops(recife), 5).flatMap(
      (write) => actionOf(write).Put?.Item ?? [],
    );
    expect(puts).toContainEqual({
      PK: `OFFER#${offerId}`,
      SK: 'COUNTERS',
      claimedCount: 0,
      redeemedCount: 0,
      availableLimit: 5,
    });
  });

  it('of a change apply only for its owner and at the version that was read', () => {
    const before = anOffer({ version: 4, shopsIds: [recife.id] });
    const after = { ...before, status: 'inactive' as const };
    const writes = replaceOffer(before, after, inShops(recife));
    const puts = writes.flatMap((write) => actionOf(write).Put ?? []);
    const isOffer = ({ Item }: (typeof puts)[number]) => Item?.['SK'] === 'OFFER';
    expect(puts.find(isOffer)).toMatchObject({
      Item: { PK: `OFFER#${offerId}`, status: 'inactive' },
      ConditionExpression: isUnchanged,
      ExpressionAttributeValues: { ':version': 4, ':userId': ownerId },
    });
    const rows = puts.filter((put) => !isOffer(put));
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.ConditionExpression).toBe('attribute_exists(PK)');
  });

  const updatesOf = (writes: ReturnType<typeof refreshFeedKeys>) =>
    writes.flatMap((write) => actionOf(write).Update ?? []);

  it('of a refresh add it to the feeds of live shops, if it is unchanged and not swept', () => {
    const updates = updatesOf(refreshFeedKeys(anOffer(), inShops(recife)));
    const updateOf = ({ PK }: { PK: string }) => updates.find(({ Key }) => Key?.['PK'] === PK);
    expect(updateOf(keys.offer(offerId))).toMatchObject({
      UpdateExpression: 'SET GSI1PK = :GSI1PK, GSI1SK = :GSI1SK',
      ConditionExpression: `${isUnchanged} AND attribute_exists(GSI2PK)`,
      ExpressionAttributeValues: { ':version': 1, ':GSI1PK': 'FEED#BR' },
    });
    expect(updateOf(keys.offerOfShop(recife.id, offerId))).toMatchObject({
      ExpressionAttributeValues: { ':GSI1PK': 'FEED#PE#recife', ':GSI2PK': 'FEED#PE' },
    });
  });

  it.each([
    ['a suspended business', { business: aBusiness({ status: 'suspended' }), shops: [recife] }],
    ['an inactive shop', inShops({ ...recife, shopStatus: 'inactive' })],
  ])('of a refresh remove it from the feeds for %s', (_, seller) => {
    const updates = updatesOf(refreshFeedKeys(anOffer(), seller));
    expect(updates.map(({ UpdateExpression }) => UpdateExpression)).toEqual([
      'REMOVE GSI1PK, GSI1SK',
      'REMOVE GSI1PK, GSI1SK, GSI2PK, GSI2SK',
    ]);
  });
});
