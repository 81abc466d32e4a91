import fc from 'fast-check';
import { addDays } from '#contract/statistics/period.ts';
import { countEvents } from '#lambdas/statistics/count-events.ts';
import type { PlainEvent } from '#lambdas/statistics/counted-event.ts';
import { readRows } from '#lambdas/statistics/read-statistics.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { claimed, redeemed } from '#test/support/counted-events.ts';
import { holds } from '#test/support/holds.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const firstDay = '2025-06-15';
const days = 500;

const event = fc
  .record({
    isClaim: fc.boolean(),
    offer: fc.nat(2),
    shop: fc.constantFrom(shopId, otherShopId),
    day: fc.nat(days),
  })
  .map(({ isClaim, offer, shop, day }) => {
    const at = { shopId: shop, offerId: offerNo(offer).id, hour: `${addDays(firstDay, day)}T10` };
    return (id: string): PlainEvent =>
      isClaim ? claimed({ id, ...at }) : redeemed({ id, by: 'val_1', ...at });
  });

const period = fc.tuple(fc.nat(days), fc.nat(365)).map(([from, length]) => ({
  from: addDays(firstDay, from),
  to: addDays(firstDay, from + length),
}));

const happened = fc.array(event, { minLength: 1, maxLength: 30 });

it('the numbers of a business, with whole months of years, are the sum of its shops day by day', async () => {
  await holds(
    fc.asyncProperty(happened, period, async (events, asked) => {
      tableHolds(stored.business(aBusiness()));
      const all = events.map((make, number) => make(`event ${number}`));
      await countEvents(businessId, all, new Date('2026-11-21T12:00:00.000Z'));
      const ofShops = await Promise.all(
        [shopId, otherShopId].map((id) => readRows({ businessId, shopId: id }, 'offer', asked)),
      );
      const ofBusiness = await readRows({ businessId }, 'offer', asked);
      for (const id of [0, 1, 2].map((number) => offerNo(number).id)) {
        for (const measure of ['claims', 'redemptions', 'revenueCents'] as const) {
          const sum = ofShops.reduce((total, rows) => total + (rows.get(id)?.[measure] ?? 0), 0);
          expect(ofBusiness.get(id)?.[measure] ?? 0).toBe(sum);
        }
      }
      const isAsked = ({ hour }: { readonly hour: string }) =>
        hour.slice(0, 10) >= asked.from && hour.slice(0, 10) <= asked.to;
      const shops = await readRows({ businessId }, 'shop', asked);
      const redeemers = await readRows({ businessId }, 'validator', asked);
      const used = all.filter((one) => one.kind === 'redeemed').filter(isAsked);
      for (const id of [shopId, otherShopId]) {
        expect(shops.get(id)?.redemptions ?? 0).toBe(
          used.filter((one) => one.shopId === id).length,
        );
      }
      expect(redeemers.get('val_1')?.redemptions ?? 0).toBe(used.length);
    }),
    { runs: 60 },
  );
});
