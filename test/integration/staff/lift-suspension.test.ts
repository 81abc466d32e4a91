import { auditsOf } from '#test/support/stories/audits.ts';
import { anActiveBusiness, lift, suspend } from '#test/support/stories/businesses.ts';
import { aCity } from '#test/support/stories/cities.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { anAddress } from '#test/support/stories/shops.ts';
import { everywhere, nowhere, whereShown } from '#test/support/stories/where-shown.ts';

describe('liftSuspension', () => {
  it('makes a suspended business active and clears the reason', async () => {
    const { business } = await anActiveBusiness();
    await suspend({ business });
    const { status, body } = await lift({ business });
    expect(status).toBe(200);
    expect(body).toEqual({ ...business, updatedAt: body.updatedAt, version: business.version + 2 });
    const [, , lifted] = await auditsOf(business.id);
    expect(lifted).toMatchObject({
      action: 'lift',
      before: { status: 'suspended', suspendedReason: 'Fatura vencida' },
      after: { status: 'active' },
    });
  });

  it('brings its shops and offers back into all public reads', async () => {
    const { business, shop, offer } = await anOwnedOffer(
      {},
      { address: anAddress({ city: await aCity() }) },
    );
    await suspend({ business });
    await eventually(async () => expect(await whereShown(offer, shop)).toEqual(nowhere));
    await lift({ business });
    await eventually(async () => expect(await whereShown(offer, shop)).toEqual(everywhere));
  });
});
