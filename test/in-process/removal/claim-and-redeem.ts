import type { ModelShop } from '../model/model.ts';
import { call } from '../support/call.ts';
import { anAccount } from '../support/user-pool.ts';
import { anOfferIn, must, type Owner } from './an-account.ts';

async function claim(userId: string, offerId: string): Promise<string> {
  const body = { consumerId: userId };
  return String(
    (await must('claimOffer', { as: { userId }, params: { id: offerId }, body }))['code'],
  );
}

/**
 * Claims offers for two consumers and the owner; one claim is redeemed, and one redemption refused. Returns the open
 * codes of the business and of the owner.
 */
export async function claimAndRedeem(
  owner: Owner,
  { shop, offerId }: { readonly shop: ModelShop; readonly offerId: string },
  neighbour: { readonly owner: Owner; readonly shop: ModelShop },
) {
  const as = { userId: owner.userId };
  const body = { code: await claim(anAccount(), offerId), shopId: shop.id };
  await must('redeemClaim', { as, body: { ...body, nonce: 'nonce-of-device-1' } });
  await call('redeemClaim', { as, body: { ...body, nonce: 'nonce-of-device-2' } });
  const offered = await must('createOffer', {
    as: { userId: neighbour.owner.userId },
    body: anOfferIn(neighbour.owner, neighbour.shop),
  });
  await call('getClaim', { as, params: { code: '00000000000' } });
  return {
    codeOfConsumer: await claim(anAccount(), offerId),
    codeOfOwner: await claim(owner.userId, String(offered['id'])),
  };
}
