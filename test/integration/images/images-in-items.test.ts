import { businessRoutes } from '#contract/businesses/routes.ts';
import { imageKeyOf } from '#contract/media/images.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { ownerIdOfUser } from '#lambdas/media/images/stored-image.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  aBusinessBody,
  anActiveBusiness,
  decideAsStaff,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anImageOf } from '#test/support/stories/images.ts';
import { anOfferBody, anOwnedOffer, type OwnedOffer } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { storedItem } from '#test/support/stories/table.ts';

const { createOffer, updateOffer, getOffer, deleteOffer } = offerRoutes;

let owned: OwnedOffer;

beforeAll(async () => {
  owned = await anOwnedOffer();
});

const withImages = (imagesUrls: readonly string[]) =>
  call(updateOffer, {
    as: owned.owner,
    params: { id: owned.offer.id },
    body: anOfferBody(owned, { imagesUrls: [...imagesUrls] }),
  });

const urlsOf = (images: readonly { url: string }[]) => images.map(({ url }) => url);

function counted(url: string, usesCount: number): Promise<void> {
  const [, ownerId = '', imageId = ''] = imageKeyOf(url).split('/');
  return eventually(async () => {
    expect(await storedItem(keys.image(ownerId, imageId))).toMatchObject({ usesCount });
  });
}

describe('the images of an offer', () => {
  it('can be added, reordered, replaced and removed', async () => {
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => anImageOf(owned, 'offer')));
    for (const urls of [[a, b], [b, a], [b, c], []] as string[][]) {
      const { status, body } = await withImages(urls);
      expect(status).toBe(200);
      expect(body.imagesUrls).toEqual(urls);
      expect(body.images).toEqual(
        urls.map((url) => expect.objectContaining({ url, status: 'ready', width: 1280 })),
      );
    }
  });

  it('are counted for each offer that has them, and released when the offer is removed', async () => {
    const url = await anImageOf(owned, 'offer');
    const body = anOfferBody(owned, { imagesUrls: [url] });
    const publish = async () => (await call(createOffer, { as: owned.owner, body })).body.id;
    const ids = [await publish(), await publish()];
    await counted(url, 2);
    for (const id of ids) await call(deleteOffer, { as: owned.owner, params: { id } });
    await counted(url, 0);
  });

  it('must belong to this business, be made for offers, and not be refused', async () => {
    const neighbour = await anActiveBusiness();
    const own = await anImageOf(owned, 'offer');
    const cases = [
      [await anImageOf(neighbour, 'offer'), 'IMAGE_NOT_FOUND'],
      [await anImageOf(owned, 'shop'), 'IMAGE_NOT_FOUND'],
      [await anImageOf(owned, 'offer', { status: 'refused' }), 'IMAGE_REFUSED'],
    ] as const;
    for (const [url, code] of cases) {
      expect(await withImages([own, url])).toMatchObject({
        status: 409,
        code,
        errors: [{ path: 'imagesUrls.1', code: 'INVALID_VALUE' }],
      });
    }
  });

  it('are shown to everyone once they are ready, and to the owner before', async () => {
    const [ready, inWork] = [
      await anImageOf(owned, 'offer'),
      await anImageOf(owned, 'offer', { status: 'processing' }),
    ];
    await withImages([inWork, ready]);
    const params = { id: owned.offer.id };
    const { body: own } = await call(getOffer, { as: owned.owner, params });
    expect(own.imagesUrls).toEqual([inWork, ready]);
    expect(own.images.map(({ status }) => status)).toEqual(['processing', 'ready']);
    const stranger = await aPerson();
    const { body: shown } = await call(getOffer, { as: stranger, params });
    expect([shown.imagesUrls, urlsOf(shown.images)]).toEqual([[ready], [ready]]);
  });
});

describe('the images of a shop', () => {
  it('can be changed by their owner, and the first image that is ready is the cover', async () => {
    const [inWork, cover] = [
      await anImageOf(owned, 'shop', { status: 'processing' }),
      await anImageOf(owned, 'shop'),
    ];
    const { owner: as, business, shop } = owned;
    const { shopIdentifier, address, openingHours, contacts } = shop;
    const body = {
      businessId: business.id,
      shopIdentifier,
      address,
      openingHours,
      contacts,
      imagesUrls: [inWork, cover],
    };
    const params = { id: shop.id };
    const changed = await call(shopRoutes.updateShop, { as, params, body });
    expect(changed.body.imagesUrls).toEqual([inWork, cover]);
    const { body: summary } = await call(shopRoutes.getShopSummary, { as, params });
    expect(summary.imageUrl).toBe(cover);
  });
});

describe('an avatar', () => {
  it('may be uploaded before there is a business, and stays when a revision is rejected', async () => {
    const owner = await aPerson();
    const before = { owner, business: { id: ownerIdOfUser(owner.userId) } } as Parameters<
      typeof anImageOf
    >[0];
    const avatarUrl = await anImageOf(before, 'business');
    const created = await call(businessRoutes.createBusiness, {
      as: owner,
      body: aBusinessBody(owner, { avatarUrl }),
    });
    expect(created.body).toMatchObject({
      avatarUrl,
      images: [{ url: avatarUrl, status: 'ready' }],
    });
    const { id } = created.body;
    await decideAsStaff(id, 'approve');
    const body = aBusinessBody(owner, { name: 'Padaria Nova', avatarUrl });
    const revised = await call(businessRoutes.updateBusiness, { as: owner, params: { id }, body });
    await counted(avatarUrl, 2);
    await decideAsStaff(revised.body.id, 'reject');
    await counted(avatarUrl, 1);
    const { body: live } = await call(businessRoutes.getBusiness, { as: owner, params: { id } });
    expect(live.avatarUrl).toBe(avatarUrl);
  });
});
