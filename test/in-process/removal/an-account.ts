import { makeStaff } from '#lambdas/shared/identity/user-repository.ts';
import { newId } from '#lambdas/shared/new-id.ts';
import { inGsi2, instantKey, keys, partitions } from '#lambdas/shared/table/keys.ts';
import { applyWrite, commit, put } from '#lambdas/shared/table/transaction.ts';
import { addToValidatorsCount } from '#lambdas/shops/repository/validators-count.ts';
import { insertValidator } from '#lambdas/validators/validator-repository.ts';
import { dayFrom } from '#scripts/seed/seed-days.ts';
import type { ModelBusiness, ModelShop } from '../model/model.ts';
import { offerBody, shopBody } from '../model/requests.ts';
import { call } from '../support/call.ts';
import { accounts, anAccount } from '../support/user-pool.ts';

const place = { state: 'PE', city: 'Olinda' } as const;

/** The CNPJ of the businesses of these tests, and that of their neighbours. */
export const taxId = '11222333000181';
const otherTaxId = '45723174000110';

export interface Owner {
  readonly userId: string;
  readonly email: string;
  readonly business: ModelBusiness;
}

/** Calls a route; throws unless it succeeds. */
export async function must(...[name, parts]: Parameters<typeof call>) {
  const answer = await call(name, parts);
  if (answer.status >= 300) throw new Error(`${name} answered ${answer.status} ${answer.text}`);
  return answer.body;
}

/** A member of staff, as a caller. */
export async function aMemberOfStaff() {
  const userId = anAccount();
  await applyWrite(makeStaff(userId, new Date()));
  return { userId, groups: '[staff]' };
}

export type Staff = Awaited<ReturnType<typeof aMemberOfStaff>>;

const businessInput = (userId: string, name: string, legalRegister: string) => ({
  name,
  sizeTypeId: 5,
  userId,
  legalRegister,
});

/** The owner of a business that waits for approval. */
export async function aPendingOwner(name: string, cnpj = taxId): Promise<Owner> {
  const userId = anAccount();
  const body = businessInput(userId, name, cnpj);
  const { id } = await must('createBusiness', { as: { userId }, body });
  const business = {
    id: String(id),
    ownerId: userId,
    status: 'pending_approval' as const,
    wasApproved: false,
  };
  return { userId, email: accounts.get(userId)?.email ?? '', business };
}

/** The owner of an active business. */
export async function anOwner(staff: Staff, name: string, cnpj = taxId): Promise<Owner> {
  const owner = await aPendingOwner(name, cnpj);
  const params = { id: owner.business.id };
  await must('decideBusinessApproval', { as: staff, params, body: { decision: 'approve' } });
  return owner;
}

/** The body of a new shop of an owner. */
export const aShopOf = ({ business }: Owner) =>
  shopBody(business, `loja${crypto.randomUUID().slice(0, 8)}`, place);

/** Opens a shop of an owner. */
export async function openShop(owner: Owner): Promise<ModelShop> {
  const body = aShopOf(owner);
  const { id } = await must('createShop', { as: { userId: owner.userId }, body });
  const { business } = owner;
  return { id: String(id), business, isOn: true, identifier: body.shopIdentifier, place };
}

/** The body of an offer in shops of an owner. */
export const anOfferIn = ({ business }: Owner, ...shops: ModelShop[]) => offerBody(business, shops);

export async function publish(owner: Owner, ...shops: ModelShop[]): Promise<string> {
  const body = anOfferIn(owner, ...shops);
  return String((await must('createOffer', { as: { userId: owner.userId }, body }))['id']);
}

export const following = (userId: string, shopId: string) => ({
  as: { userId },
  params: { id: shopId },
  body: { consumerId: userId },
});

/** Writes a validator of a shop as `createValidator` leaves one; returns their user's id. */
export async function addValidator({ business }: Owner, shop: ModelShop): Promise<string> {
  const now = new Date();
  const userId = anAccount();
  const id = newId('validator', now);
  const createdAt = now.toISOString();
  const ids = { businessId: business.id, shopId: shop.id };
  await commit([
    insertValidator({
      ...ids,
      id,
      userId,
      name: 'Ana Lima',
      email: accounts.get(userId)?.email ?? '',
      shopIdentifier: shop.identifier,
      status: 'active',
      createdAt,
      validationsCount: 0,
      revision: 1,
    }),
    put({ ...keys.user(userId), ...ids, userId, status: 'active', validatorId: id, createdAt }),
    addToValidatorsCount(shop.id, 100),
  ]);
  return userId;
}

/** Writes items whose calls need Cognito or a browser: push subscriptions, a count, a reservation. */
async function addOtherItems({ userId, business }: Owner, shop: ModelShop): Promise<void> {
  const now = new Date();
  const day = dayFrom(now, 0);
  const at = now.toISOString();
  const due = inGsi2(partitions.validatorReservations, instantKey(at, 'a1'));
  await commit([
    put({ ...keys.pushSubscriptions(userId), subscriptions: [{ endpoint: 'https://push.test' }] }),
    put({ ...keys.validatorsAddedOfDay(business.id, day), dayCount: 1 }),
    put({
      ...keys.validatorReservation(business.id, 'a1'),
      ...due,
      shopId: shop.id,
      businessId: business.id,
      reservedAt: at,
    }),
  ]);
}

/**
 * An account with an item of every kind that an account may have: a business with a rejected and a waiting revision,
 * a renamed shop, an offer, a validator, followers, follows and indications.
 */
export async function anAccountWithAll(staff: Staff) {
  const name = `Mercado ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await anOwner(staff, name);
  const { userId, business, email } = owner;
  const as = { userId };
  await must('acceptTerms', { as, body: { version: '2026-11-01' } });
  const params = { id: business.id };
  const renamed = (changed: string) =>
    must('updateBusiness', { as, params, body: businessInput(userId, changed, taxId) });
  const { id: rejectedId } = await renamed(`${name} e Filhas`);
  await must('decideBusinessApproval', {
    as: staff,
    params: { id: String(rejectedId) },
    body: { decision: 'reject', reason: 'Os dados não conferem' },
  });
  const { id: pendingId } = await renamed(`${name} e Filhos`);
  const shop = await openShop(owner);
  const former = shop.identifier;
  const identifier = `${former}2`;
  const body = shopBody(business, identifier, place);
  await must('updateShop', { as, params: { id: shop.id }, body });
  const offerId = await publish(owner, shop);
  const validatorUserId = await addValidator(owner, shop);
  await addOtherItems(owner, shop);
  await must('createExport', { as });
  const neighbour = await anOwner(staff, 'Mercado Vizinho', otherTaxId);
  const shopOfNeighbour = await openShop(neighbour);
  const follower = anAccount();
  await must('followShop', following(follower, shop.id));
  await must('followShop', following(userId, shopOfNeighbour.id));
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
    validatorUserId,
    follower,
    shopOfNeighbour,
    identifiers: [former, identifier],
    shopId: shop.id,
    offerId,
    marks: {
      sub: [userId],
      email: [email, accounts.get(validatorUserId)?.email ?? ''],
      business: [business.id, String(rejectedId), String(pendingId)],
      shop: [shop.id],
      offer: [offerId],
      indication: [indicationId],
      name: [name],
      taxId: [taxId],
    },
  };
}

/** The request by which a user removes their account. */
export const leaving = (userId: string) => ({ as: { userId }, params: { name: userId } });
