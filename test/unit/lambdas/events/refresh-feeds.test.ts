import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { OfferItem } from '#lambdas/offers/repository/offer-item.ts';
import { businessRow, shopRows } from '#lambdas/offers/repository/offer-rows.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { queuedJobs, runJobs, runToEnd } from '#test/support/mocked-jobs.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import { cancelled, table, tableHolds, transactions } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

function holds(offers: readonly OfferItem[], business = aBusiness()): void {
  tableHolds(stored.business(business), stored.shop(aShop()), ...offers.map(stored.offer));
  queriesFind(
    ...offers.flatMap((offer) => [businessRow(offer), ...shopRows(offer, [aShop()], [])]),
  );
}

/** The last four digits of the ids of offers whose country key was set or removed. */
const refreshed = (verb: 'SET' | 'REMOVE') =>
  transactions()
    .flatMap((actions) => actions.flatMap(({ Update }) => Update ?? []))
    .filter(
      ({ Key, UpdateExpression }) => Key?.['SK'] === 'OFFER' && UpdateExpression?.startsWith(verb),
    )
    .map(({ Key }) => String(Key?.['PK']).slice(-4));

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('refreshing the feeds', () => {
  const ofBusiness = { name: 'refresh-feeds-of-business', id: businessId };

  it('of a business adds its offers while it is active and removes them otherwise', async () => {
    holds([offerNo(1), offerNo(2)]);
    expect(await runJobs(ofBusiness)).toEqual({ batchItemFailures: [] });
    expect(refreshed('SET')).toEqual(['0001', '0002']);
    holds([offerNo(1), offerNo(2)], aBusiness({ status: 'suspended' }));
    await runJobs(ofBusiness);
    expect(refreshed('REMOVE')).toEqual(['0001', '0002']);
  });

  it('of a shop refreshes the offers of that shop', async () => {
    holds([offerNo(1)]);
    await runJobs({ name: 'refresh-feeds-of-shop', id: shopId });
    expect(refreshed('SET')).toEqual(['0001']);
  });

  it('handles a thousand offers in several messages', async () => {
    holds(Array.from({ length: 1000 }, (_, n) => offerNo(n)));
    expect(await runToEnd(ofBusiness)).toBe(11);
    expect(new Set(refreshed('SET')).size).toBe(1000);
    expect(refreshed('SET')).toHaveLength(1000);
  });

  it('continues after an offer fails and queues a separate job for it', async () => {
    holds([offerNo(1), offerNo(2)]);
    table.on(TransactWriteCommand).rejectsOnce(new Error('broken')).resolves({});
    expect(await runJobs(ofBusiness)).toEqual({ batchItemFailures: [] });
    expect(queuedJobs()).toEqual([{ name: 'refresh-feeds-of-offer', id: offerNo(1).id }]);
    expect(refreshed('SET')).toContain('0002');
  });

  const ofOffer = { name: 'refresh-feeds-of-offer', id: offerId };

  it('reads the business and shops again after a write conflict', async () => {
    holds([anOffer()]);
    table.on(TransactWriteCommand).callsFakeOnce(() => {
      holds([anOffer()], aBusiness({ status: 'suspended' }));
      throw cancelled('ConditionalCheckFailed');
    });
    await runJobs(ofOffer);
    expect(refreshed('REMOVE')).toHaveLength(1);
  });

  it.each<[string, OfferItem[]]>([
    ['is inactive', [anOffer({ status: 'inactive' })]],
    ['has ended', [anOffer({ endsAt: '2026-11-20T02:59:59.000Z' })]],
    ['does not exist', []],
  ])('does not write to an offer that %s', async (_, offers) => {
    holds(offers);
    expect(await runJobs(ofOffer)).toEqual({ batchItemFailures: [] });
    expect(transactions()).toEqual([]);
  });
});
