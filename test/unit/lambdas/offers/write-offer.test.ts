import { refreshFeedKeys, unlistOffer } from '#lambdas/offers/store/feed-store.ts';
import { insertOffer, replaceOffer } from '#lambdas/offers/store/write-offer.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { actionOf } from '#lambdas/platform/table/transaction.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShopIn } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';

const recife = aShopIn(1, 'PE', 'Recife');
const acre = aShopIn(2, 'AC', 'Rio Branco');
const inactive = anOffer({ status: 'inactive' });
/** Present feed keys that a refresh must change in every row. */
const others = () => ({ GSI1PK: 'another', GSI2PK: 'another' });
const isUnchanged =
  '#version = :version AND #userId = :userId AND #shopsIds = :shopsIds AND #startsAt = :startsAt AND #endsAt = :endsAt AND #claimShards = :claimShards';

describe('the writes of an offer', () => {
  const twenty = Array.from({ length: 20 }, (_, n) => aShopIn(n, 'PE', `Cidade ${n}`));
  const inShops = (...shops: ShopItem[]) => ({ business: aBusiness(), shops });

  it('fit in one transaction of 100 actions with the maximum number of shops', () => {
    const besides = 2; // The idempotency record and the count of active offers.
    for (const writes of [
      insertOffer(anOffer(), inShops(...twenty), 10),
      replaceOffer(anOffer(), inactive, inShops(...twenty)),
      refreshFeedKeys(anOffer(), inShops(...twenty), others),
      unlistOffer(anOffer({ shopsIds: twenty.map(({ id }) => id) })),
    ]) {
      expect(writes.length + besides).toBeLessThanOrEqual(100);
    }
  });

  it.each([
    ['a new offer', insertOffer(anOffer(), inShops(recife, acre), undefined)],
    ['a change', replaceOffer(anOffer(), inactive, inShops(recife, acre))],
    ['a refresh of its feeds', refreshFeedKeys(anOffer(), inShops(recife, acre), others)],
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
    const updates = updatesOf(refreshFeedKeys(anOffer(), inShops(recife), others));
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
    const updates = updatesOf(refreshFeedKeys(anOffer(), seller, others));
    expect(updates.map(({ UpdateExpression }) => UpdateExpression)).toEqual([
      'REMOVE GSI1PK, GSI1SK',
      'REMOVE GSI1PK, GSI1SK, GSI2PK, GSI2SK',
    ]);
  });
});
