import { randomUUID } from 'node:crypto';
import type { Claim } from '#contract/claims/claims.ts';
import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import type { BodyInputOf } from '#contract/http/route.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { type Call, call } from './call.ts';
import { anOwnedOffer, type OwnedOffer } from './offers.ts';
import { aPerson, type Person } from './people.ts';

const { cancelClaim, claimOffer, getClaim, getCounterPack, listClaims } = claimRoutes;
const { redeemClaim, rollBackRedemption } = redemptionRoutes;

type Identified = { readonly id: string };
type Coded = Pick<Claim, 'code'>;
type RedemptionBody = BodyInputOf<typeof redeemClaim>;

/** A claim as it was answered to who made it, and that person. */
interface HeldClaim {
  readonly holder: Person;
  readonly claim: Pick<Claim, 'code' | 'voucher' | 'endsAt' | 'claimedAt'>;
}

/** The request by which a person claims an offer. */
export const claimRequest = (as: Person, offer: Identified, shopId?: string): Call => ({
  as,
  params: { id: offer.id },
  body: { consumerId: as.userId, ...(shopId !== undefined && { shopId }) },
});

/** A person claims an offer. */
export const claimAs = (as: Person, offer: Identified, shopId?: string) =>
  call(claimOffer, claimRequest(as, offer, shopId));

/** A claim of an offer, by a new person unless there is one. */
export async function aClaimOf(offer: Identified, holder?: Person): Promise<HeldClaim> {
  const person = holder ?? (await aPerson());
  return { holder: person, claim: (await claimAs(person, offer)).body };
}

/** A new offer with a claim of a new person. */
export async function aClaimedOffer(
  ...changes: Parameters<typeof anOwnedOffer>
): Promise<OwnedOffer & HeldClaim> {
  const owned = await anOwnedOffer(...changes);
  return { ...owned, ...(await aClaimOf(owned.offer)) };
}

/** Somebody asks for a claim, as its holder or at the counter of a shop. */
export const askForClaim = (as: Person, { code }: Coded, shopId?: string) =>
  call(getClaim, { as, params: { code }, ...(shopId !== undefined && { query: { shopId } }) });

/** A holder gives a claim back. */
export const giveBack = (as: Person, { code }: Coded) =>
  call(cancelClaim, { as, params: { code } });

/** The request by which a device of a shop redeems a claim. */
export const redemptionRequest = (
  as: Person,
  { code }: Coded,
  { id }: Pick<Shop, 'id'>,
  changes: Partial<RedemptionBody> = {},
): Call => ({ as, body: { code, shopId: id, nonce: randomUUID(), ...changes } });

/** A device of a shop redeems a claim. */
export const redeemAs = (...request: Parameters<typeof redemptionRequest>) =>
  call(redeemClaim, redemptionRequest(...request));

/** Somebody of a business takes a redemption back. */
export const rollBackAs = (as: Person, { id }: Identified, reason = 'Cliente desistiu') =>
  call(rollBackRedemption, { as, params: { id }, body: { reason } });

/** A page of a person's own claims. */
export const walletOf = async (as: Person, query: NonNullable<Call['query']> = {}) =>
  (await call(listClaims, { as, params: { consumerId: as.userId }, query })).body;

/** What the counter of a shop gets for when it has no line. */
export const counterPackOf = async (as: Person, { id }: Identified, since?: string) =>
  (await call(getCounterPack, { as, params: { id }, ...(since && { query: { since } }) })).body;
