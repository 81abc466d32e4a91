import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import {
  beforeChange,
  endedOffer,
  sendOfferChange,
  tableHoldsOffer,
} from '#test/support/changed-offers.ts';
import { itemAt, putItems } from '#test/support/memory-table/table.ts';

/** Stores this number of other offers of the business with the same end. */
const activeOffers = (count: number, endsAt = '2026-12-31T02:59:59.000Z') =>
  putItems(
    ...Array.from({ length: count }, (_, n) => ({
      ...keys.offerOfBusiness(businessId, `off_${n}`),
      LSI1SK: `active#${endsAt}#off_${n}`,
    })),
  );

beforeEach(beforeChange);

describe('a later day for an offer', () => {
  const revision = () => itemAt(keys.businessCounters(businessId))?.['offersRevision'];

  it('that has ended needs room for another active offer, and checks the count', async () => {
    tableHoldsOffer(endedOffer);
    activeOffers(29);
    expect((await sendOfferChange()).status).toBe(200);
    expect(revision()).toBe(1);
    tableHoldsOffer(endedOffer);
    activeOffers(30);
    expect(await sendOfferChange()).toMatchObject({
      status: 409,
      body: { code: 'LIMIT_OF_SIZE_TYPE_REACHED' },
    });
  });

  it('that runs needs no room', async () => {
    activeOffers(29);
    expect((await sendOfferChange({ expirationDate: '2027-01-31' })).status).toBe(200);
  });

  it('that ends within a minute does not count the offer itself', async () => {
    const endsAt = '2026-11-21T12:00:30.000Z';
    tableHoldsOffer({ ...endedOffer, endsAt });
    activeOffers(29, endsAt);
    expect((await sendOfferChange()).status).toBe(200);
    expect(revision()).toBe(1);
    tableHoldsOffer({ ...endedOffer, endsAt });
    activeOffers(30, endsAt);
    expect((await sendOfferChange()).status).toBe(409);
  });

  it('that is switched off needs no room', async () => {
    tableHoldsOffer({ ...endedOffer, status: 'inactive' });
    activeOffers(30);
    expect((await sendOfferChange()).status).toBe(200);
  });
});
