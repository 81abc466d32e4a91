import { imageUrlOf } from '#contract/media/images.ts';
import { keys, partitionId } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aStoredImage, imageUrlNo } from '#test/support/builders/an-image.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import {
  beforeChange,
  sendOfferChange as changeOffer,
  endedOffer,
  here,
  images,
  shopIds,
  tableHoldsOffer,
  there,
} from '#test/support/changed-offers.ts';
import {
  beforeNextWrite,
  changeAttributes,
  itemAt,
  itemsOfKind,
  writesMade,
} from '#test/support/memory-table/table.ts';

beforeEach(beforeChange);

describe('changing the shops of an offer', () => {
  it('removes its rows in shops that it leaves, and adds and replaces the others', async () => {
    const [left, kept, added] = shopIds as [string, string, string];
    tableHoldsOffer(anOffer({ shopsIds: [left, kept] }));
    expect(await changeOffer({ shopsIds: [kept, added] })).toMatchObject({ status: 200 });
    const shopsOfRows = itemsOfKind('SHOP OFFER').map((row) => partitionId(row));
    expect(shopsOfRows).toEqual([kept, added].sort());
  });

  it.each([
    ['a shop that it enters', there[0], 409],
    ['a shop that it leaves', here[0], 200],
  ])('is decided again only if %s changed at the same time', async (_, id = '', status) => {
    beforeNextWrite(() => changeAttributes(keys.shop(id), { businessId: 'another', version: 9 }));
    expect((await changeOffer()).status === 200).toBe(status === 200);
  });

  it('from 20 to 20 others after its end, with ten new images, fits into one transaction', async () => {
    tableHoldsOffer(endedOffer);
    const imagesUrls = images.map(({ key }) => imageUrlOf(key));
    const answer = await changeOffer({ imagesUrls }, { 'idempotency-key': 'key-of-8' });
    expect(answer.status).toBe(200);
    expect(writesMade()).toBe(1);
    expect(itemsOfKind('SHOP OFFER')).toHaveLength(20);
  });

  it('is refused if the offer was given to another owner at the same time', async () => {
    beforeNextWrite(() => changeAttributes(keys.offer(offerId), { userId: 'another' }));
    expect((await changeOffer()).status).toBe(404);
  });
});

describe('the revision of the offers of a business', () => {
  const revision = () => itemAt(keys.businessCounters(businessId))?.['offersRevision'];

  it('increases with more shops, so that no shop that gets an offer is removed as empty', async () => {
    await changeOffer();
    expect(revision()).toBe(1);
  });

  it('stays the same with the same days and shops', async () => {
    await changeOffer({ shopsIds: here });
    expect(revision()).toBeUndefined();
  });
});

describe('two changes of the same version', () => {
  it('refuse the second, which reads the offer again', async () => {
    beforeNextWrite(() => changeAttributes(keys.offer(offerId), { version: 2 }));
    expect(await changeOffer({}, { 'if-match': '"1"' })).toMatchObject({
      status: 412,
      body: { code: 'VERSION_MISMATCH' },
    });
    expect(itemAt(keys.offer(offerId))).toMatchObject({ version: 2 });
  });
});

describe('the images of a changed offer', () => {
  it('may be its present images', async () => {
    tableHoldsOffer(anOffer({ shopsIds: here, images: [aStoredImage()] }));
    expect((await changeOffer({ imagesUrls: [imageUrlNo()] })).status).toBe(200);
    expect(itemAt(keys.offer(offerId))).toMatchObject({ images: [expect.any(String)] });
  });
});

describe('an offer of a business that may not publish', () => {
  it.each(['rejected', 'suspended', 'closed'] as const)(
    'that is %s is unchanged',
    async (status) => {
      tableHoldsOffer(anOffer({ shopsIds: here }), aBusiness({ status }));
      const answer = await changeOffer();
      expect(answer).toMatchObject({ status: 409, body: { code: 'BUSINESS_NOT_ACTIVE' } });
      expect(writesMade()).toBe(0);
    },
  );
});
