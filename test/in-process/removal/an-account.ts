import { ulid } from 'ulid';
import type { BusinessInput } from '#contract/businesses/businesses.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { makeStaff } from '#lambdas/platform/identity/user-store.ts';
import { applyWrite } from '#lambdas/platform/table/transaction.ts';
import { findShop } from '#lambdas/shops/store/shop-store.ts';
import { reservationKeyOf } from '#lambdas/validators/reservation-key.ts';
import { reserve } from '#lambdas/validators/store/reservation-store.ts';
import { endPasswordRequirement } from '#lambdas/validators/store/validator-user-store.ts';
import { aBusinessInput } from '#test/support/builders/a-business.ts';
import { ifMatch } from '#test/support/builders/a-request.ts';
import type { ModelBusiness, ModelShop } from '../model/model.ts';
import { offerBody, shopBody } from '../model/requests.ts';
import { call } from '../support/call.ts';
import { accounts, anAccount } from '../support/user-pool.ts';

export const place = { state: 'PE', city: 'Olinda' } as const;

/** The CNPJ of the businesses of these tests, and of other businesses. */
export const taxId = '11222333000181';
export const otherTaxId = '45723174000110';

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

export async function aMemberOfStaff() {
  const userId = anAccount();
  await applyWrite(makeStaff(userId, new Date()));
  return { userId, groups: '[staff]' };
}

export type Staff = Awaited<ReturnType<typeof aMemberOfStaff>>;

export const businessInput = (
  userId: string,
  name: string,
  legalRegister: string,
  sizeTypeId: BusinessInput['sizeTypeId'] = 5,
) => aBusinessInput({ userId, name, legalRegister, sizeTypeId });

export async function aPendingOwner(
  name: string,
  cnpj = taxId,
  sizeTypeId?: BusinessInput['sizeTypeId'],
): Promise<Owner> {
  const userId = anAccount();
  const body = businessInput(userId, name, cnpj, sizeTypeId);
  const { id } = await must('createBusiness', { as: { userId }, body });
  const business = {
    id: String(id),
    ownerId: userId,
    status: 'pending_approval' as const,
    version: 1,
    wasApproved: false,
  };
  return { userId, email: accounts.get(userId)?.email ?? '', business };
}

export async function anOwner(
  staff: Staff,
  name: string,
  cnpj = taxId,
  sizeTypeId?: BusinessInput['sizeTypeId'],
): Promise<Owner> {
  const owner = await aPendingOwner(name, cnpj, sizeTypeId);
  await must('decideBusinessApproval', {
    as: staff,
    params: { id: owner.business.id },
    headers: ifMatch(1),
    body: { decision: 'approve' },
  });
  return owner;
}

/** The body of a new shop of an owner. */
export const aShopOf = ({ business }: Owner) =>
  shopBody(business, `loja${crypto.randomUUID().slice(0, 8)}`, place);

export async function openShop(owner: Owner): Promise<ModelShop> {
  const body = aShopOf(owner);
  const { id } = await must('createShop', { as: { userId: owner.userId }, body });
  const { business } = owner;
  return { id: String(id), business, isOn: true, identifier: body.shopIdentifier, place };
}

/** The body of an offer in shops of an owner. */
export const anOfferIn = ({ business }: Owner, ...shops: ModelShop[]) => offerBody(business, shops);

export const following = (userId: string, shopId: string) => ({
  as: { userId },
  params: { id: shopId },
  body: { consumerId: userId },
});

/** Adds a validator who has changed their temporary password; returns the user's id. */
export async function addValidator(owner: Owner, { id: shopId }: ModelShop): Promise<string> {
  const email = `${crypto.randomUUID()}@vitrine.test`;
  const body = { name: 'Ana Lima', email, temporaryPassword: 'Balcao#2026', shopId };
  const params = { id: owner.business.id };
  await must('createValidator', { as: { userId: owner.userId }, params, body });
  const [userId = ''] = [...accounts].find(([, account]) => account.email === email) ?? [];
  await applyWrite(endPasswordRequirement(userId, undefined, new Date()));
  return userId;
}

/** The request of a user who removes their account, also while customers hold claims of the business. */
export const leaving = (userId: string) => ({
  as: { userId },
  params: { name: userId },
  query: { force: 'true' },
});

/** Writes the remains of a failed attempt to add a validator; returns the account's `sub`. */
export async function reserveValidator({ business: { id } }: Owner, { id: shopId }: ModelShop) {
  const userId = anAccount({ family_name: id, 'custom:shop': shopId });
  const email = accounts.get(userId)?.email ?? '';
  const now = new Date();
  const [business, shop] = await Promise.all([findBusiness(id), findShop(shopId)]);
  if (!business || !shop) throw new Error('The shop or its business is gone');
  await reserve(
    reservationKeyOf(id, email),
    { id: ulid(), businessId: id, email, shopId, reservedAt: now.toISOString(), state: 'reserved' },
    { business, shop, limit: 100, isCounted: false, now },
  );
  return userId;
}
