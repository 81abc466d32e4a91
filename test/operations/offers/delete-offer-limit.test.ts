import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { itemsOfStock, shardsOf } from '#test/support/operations/offer-stock.ts';
import {
  changeAttributes,
  itemAt,
  itemsAbout,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery } from '#test/support/stored.ts';

const remove = () => call(offerRoutes.deleteOfferLimit, { as: owner, params: { id: offerId } });

describe('deleteOfferLimit', () => {
  it('makes a sold-out offer available again, with its claims and without limits in its 16 shards', async () => {
    const shards = [
      { taken: 2, cap: 2 },
      { taken: 1, cap: 1 },
    ];
    await tableHolds(...aBakery(), ...itemsOfStock({ shards, availableLimit: 3 }));
    const { status, headers, body } = await remove();
    expect({ status, etag: headers.etag }).toEqual({ status: 200, etag: '"2"' });
    expect(body).toMatchObject({ displayStatus: 'active', claimedCount: 3, version: 2 });
    expect(body).not.toHaveProperty('availableLimit');
    expect(await itemAt(keys.offerCounters(offerId))).not.toHaveProperty('availableLimit');
    const unlimited = [{ taken: 2 }, { taken: 1 }, ...Array(14).fill({ taken: 0 })];
    expect(await shardsOf(offerId)).toEqual(unlimited);
  });

  it('writes nothing if there is no limit', async () => {
    await tableHolds(...aBakery(), ...itemsOfStock());
    const before = await itemsAbout(offerId);
    expect(await remove()).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await itemsAbout(offerId)).toEqual(before);
  });

  it('is allowed to a suspended business', async () => {
    await tableHolds(...aBakery(), ...itemsOfStock({ availableLimit: 10 }));
    await changeAttributes(keys.business(businessId), { status: 'suspended' });
    expect((await remove()).status).toBe(200);
  });
});
