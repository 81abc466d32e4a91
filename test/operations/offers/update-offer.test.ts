import { timeZones } from '#contract/brazil/time-zones.ts';
import { imageUrlOf } from '#contract/media/images.ts';
import { lastOfferDay, offerToday } from '#contract/offers/offer-rules.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { keys, partitionId } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId, revisionId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anImage, aStoredImage, imageKeyNo, imageUrlNo } from '#test/support/builders/an-image.ts';
import { aLastingOffer, anOfferInput, offerId } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  itemAt,
  itemsAbout,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, publishedOffer, stored } from '#test/support/stored.ts';

const expirationDate = lastOfferDay(offerToday(timeZones, new Date()));
const nextYear = Number(expirationDate.slice(0, 4)) + 1;
const shops = [
  aShop(),
  aShop({ id: otherShopId, shopIdentifier: 'padariadoacre', timeZone: 'America/Rio_Branco' }),
];
const before = aLastingOffer({ moreDetails: 'Quentinho', expirationDate });

const change = (changes: object = {}) =>
  call(offerRoutes.updateOffer, {
    as: owner,
    params: { id: offerId },
    body: { ...anOfferInput({ expirationDate }), ...changes },
  });

const revision = async () => (await itemAt(keys.businessCounters(businessId)))?.['offersRevision'];

const holds = (offer = before, business = aBusiness()) =>
  tableHolds(...aBakery({ shops, business }), ...publishedOffer(offer));

beforeEach(() => holds());

describe('updateOffer', () => {
  it('replaces the values of the owner as a new version, keeps start and status, and clears omitted fields', async () => {
    await changeAttributes(keys.offerCounters(offerId), { availableLimit: 5 });
    const changes = {
      title: 'Pão na chapa',
      offerPrice: 4.45,
      offerRules: 'Um só<script>x</script>',
    };
    const { status, headers, body } = await change(changes);
    expect({ status, etag: headers.etag }).toEqual({ status: 200, etag: '"2"' });
    const { startsAt, createdAt } = before;
    const kept = { startsAt, createdAt, status: 'active', availableLimit: 5, version: 2 };
    expect(body).toMatchObject({ ...changes, ...kept, offerRules: 'Um só', discountPercent: 50 });
    expect(body).not.toHaveProperty('moreDetails');
    const item = await itemAt(keys.offer(offerId));
    expect(item).toMatchObject({ title: 'Pão na chapa', offerPriceCents: 445, claimShards: 16 });
    expect(item).not.toHaveProperty('moreDetails');
    expect(await revision()).toBeUndefined();
  });

  it('moves its rows to its new shops, with the end of their zone, and counts that a shop got an offer', async () => {
    const { body } = await change({ shopsIds: [otherShopId] });
    const endsAt = `${nextYear}-01-01T04:59:59.000Z`;
    expect(body).toMatchObject({ shopsIds: [otherShopId], endsAt });
    const rows = await itemsOfKind('SHOP OFFER');
    expect(rows.map((row) => partitionId(row as never))).toEqual([otherShopId]);
    expect(rows[0]?.['LSI1SK']).toBe(`active#${endsAt}#${offerId}`);
    expect(await revision()).toBe(1);
  });

  it.each([
    ['a limit', { availableLimit: 5 }, 'availableLimit', 'UNKNOWN_FIELD'],
    ['a price that is not lower', { offerPrice: 8.9 }, 'offerPrice', 'NOT_BELOW_ORIGINAL_PRICE'],
    ['a start after the end', { startDate: `${nextYear}-01-01` }, 'startDate', 'AFTER_EXPIRATION'],
    ['shops of others', { shopsIds: [shopId, otherShopId] }, 'shopsIds.1', 'NOT_OF_THIS_BUSINESS'],
    ['a last day in the past', { expirationDate: '2026-01-02' }, 'expirationDate', 'IN_THE_PAST'],
    ['another start than its own', { startDate: expirationDate }, 'startDate', 'ALREADY_STARTED'],
  ])('refuses %s', async (_, changes, path, code) => {
    await changeAttributes(keys.shop(otherShopId), { businessId: revisionId });
    expect((await change(changes)).errors).toEqual([{ path, code }]);
    expect(await itemAt(keys.offer(offerId))).toMatchObject({ version: 1 });
  });

  it('refuses the id of another business', async () => {
    expect((await change({ businessId: revisionId })).code).toBe('BUSINESS_NOT_FOUND');
  });

  it('keeps its present images, and adds ready ones of the business', async () => {
    const added = anImage({ key: imageKeyNo('offer', 2) });
    await holds({ ...before, images: [aStoredImage()] });
    await putItems(stored.image(added));
    const imagesUrls = [imageUrlNo(), imageUrlOf(added.key)];
    expect((await change({ imagesUrls })).body.imagesUrls).toEqual(imagesUrls);
    const images = [expect.any(String), expect.any(String)];
    expect(await itemAt(keys.offer(offerId))).toMatchObject({ images });
  });

  it.each([
    ['that does not exist', [], 'IMAGE_NOT_FOUND'],
    ['that was refused', [stored.image(anImage({ status: 'refused' }))], 'IMAGE_REFUSED'],
  ])('refuses an image %s', async (_, images, code) => {
    await putItems(...images);
    expect(await change({ imagesUrls: [imageUrlNo()] })).toMatchObject({ code });
  });

  it.each(['rejected', 'suspended'] as const)(
    'changes nothing of a business that is %s',
    async (status) => {
      await holds(before, aBusiness({ status }));
      const items = await itemsAbout(offerId);
      expect(await change()).toMatchObject({ status: 409, code: 'BUSINESS_NOT_ACTIVE' });
      expect(await itemsAbout(offerId)).toEqual(items);
    },
  );
});
