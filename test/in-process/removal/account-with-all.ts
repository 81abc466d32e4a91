import { findOwnerSweep, saveOwnerSweep } from '#lambdas/accounts/store/owner-sweep-store.ts';
import { ownerIdOfUser } from '#lambdas/media/images/stored-image.ts';
import { findSitemapWalk, saveSitemapWalk } from '#lambdas/pages/store/sitemap-store.ts';
import { saveViews } from '#lambdas/statistics/views/save-queued-views.ts';
import { aPushBrowser } from '#test/support/builders/a-push-subscription.ts';
import { ifMatch } from '#test/support/builders/a-request.ts';
import { anImageOf } from '../images/an-image-of.ts';
import { shopBody } from '../model/requests.ts';
import { accounts, anAccount } from '../support/user-pool.ts';
import {
  addValidator,
  anOfferIn,
  anOwner,
  businessInput,
  following,
  must,
  openShop,
  otherTaxId,
  place,
  reserveValidator,
  type Staff,
  taxId,
} from './an-account.ts';
import { bill } from './bill.ts';
import { claimAndRedeem } from './claim-and-redeem.ts';

/** Creates an account with an item of every kind that an account may have. */
export async function anAccountWithAll(staff: Staff) {
  const name = `Mercado ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await anOwner(staff, name);
  await must('createUpload', {
    as: { userId: owner.userId },
    body: { area: 'offer', contentType: 'image/png', size: 1000 },
  });
  const { userId, business, email } = owner;
  const as = { userId };
  await bill(business.id, name);
  const ofBusiness = { ownerId: business.id, userId };
  // An avatar uploaded before there was a business.
  const avatar = await anImageOf({ ownerId: ownerIdOfUser(userId), userId, area: 'business' });
  const photo = await anImageOf({ ...ofBusiness, area: 'shop' });
  const product = await anImageOf({ ...ofBusiness, area: 'offer' });
  const unused = await anImageOf({ ...ofBusiness, area: 'offer', facts: { status: 'pending' } });
  await must('acceptTerms', { as, body: { version: '2026-11-01' } });
  const params = { id: business.id };
  const renamed = (changed: string) =>
    must('updateBusiness', {
      as,
      params,
      body: { ...businessInput(userId, changed, taxId), avatarUrl: avatar.url },
    });
  const { id: rejectedId } = await renamed(`${name} e Filhas`);
  await must('decideBusinessApproval', {
    as: staff,
    params: { id: String(rejectedId) },
    headers: ifMatch(1),
    body: { decision: 'reject', reason: 'Os dados não conferem' },
  });
  const { id: pendingId } = await renamed(`${name} e Filhos`);
  const shop = await openShop(owner);
  const former = shop.identifier;
  const identifier = `${former}2`;
  const body = { ...shopBody(business, identifier, place), imagesUrls: [photo.url] };
  await must('updateShop', { as, params: { id: shop.id }, body });
  const offer = { ...anOfferIn(owner, shop), imagesUrls: [product.url] };
  const offerId = String((await must('createOffer', { as, body: offer }))['id']);
  const validatorUserId = await addValidator(owner, shop);
  const reservedUserId = await reserveValidator(owner, shop);
  await must('createExport', { as });
  await must('createReport', {
    as,
    params,
    body: { type: 'OFFERS', from: '2026-01-01', to: '2026-01-31' },
  });
  const { subscription } = aPushBrowser('https://push.vitrine.test/send/1');
  await must('setPushSubscription', {
    as,
    params: { id: crypto.randomUUID() },
    body: subscription,
  });
  const neighbour = await anOwner(staff, 'Mercado Vizinho', otherTaxId);
  const shopOfNeighbour = await openShop(neighbour);
  const follower = anAccount();
  await must('followShop', following(follower, shop.id));
  await must('followShop', following(userId, shopOfNeighbour.id));
  const codes = await claimAndRedeem(
    owner,
    { shop, offerId },
    { owner: neighbour, shop: shopOfNeighbour },
  );
  await saveViews([
    { at: new Date().toISOString(), seen: { kind: 'offer', ids: [offerId], shopId: shop.id } },
  ]);
  // A run of the sweep that found every owner.
  await saveOwnerSweep(await findOwnerSweep(), { place: undefined, missing: {} });
  const noWalk = await findSitemapWalk();
  await saveSitemapWalk(noWalk, noWalk.walk);
  const indication = await must('createIndication', {
    as,
    body: { consumerId: userId, shopName: 'Livraria do Cais', city: 'Recife', state: 'PE' },
  });
  const indicationId = String(indication['id']);
  await must('updateIndication', {
    as: staff,
    params: { id: indicationId },
    body: { status: 'contacted' },
  });
  return {
    ...owner,
    ...codes,
    validatorUserId,
    reservedUserId,
    follower,
    shopOfNeighbour,
    identifiers: [former, identifier],
    shopId: shop.id,
    offerId,
    marks: {
      sub: [userId],
      email: [
        email,
        ...[validatorUserId, reservedUserId].map((id) => accounts.get(id)?.email ?? ''),
      ],
      business: [business.id, String(rejectedId), String(pendingId)],
      shop: [shop.id],
      offer: [offerId],
      image: [avatar, photo, product, unused].map(({ id }) => id),
      upload: [avatar, photo, product, unused].map(({ uploadId = '' }) => uploadId),
      indication: [indicationId],
      name: [name],
      taxId: [taxId],
    },
  };
}
