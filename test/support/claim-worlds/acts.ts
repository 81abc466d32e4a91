import { handler as claims } from '#lambdas/entries/api/claims.ts';
import { handler as offers } from '#lambdas/entries/api/offers.ts';
import { handler as redemptions } from '#lambdas/entries/api/redemptions.ts';
import { shopId } from '../builders/a-shop.ts';
import { anOfferInput } from '../builders/an-offer.ts';
import { ownerId } from '../builders/people.ts';
import { newCall, type Work } from './calls.ts';
import { removeConsumer, runJobs } from './jobs.ts';
import type { Act } from './plans.ts';
import { stockNow } from './stock.ts';
import type { World } from './world.ts';

/** Returns the work of an act; undefined if it is impossible now. */
type Doing = (world: World, act: Act) => Work | undefined;

const chosen = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % Math.max(1, list.length)];

const someone = ({ people }: World, { who }: Act): string => chosen(people, who) ?? '';

/** Returns the code of a consumer's claim, which may be cancelled. */
function someCode(userId: string, { which }: Act): string | undefined {
  const own = stockNow().claims.filter(({ consumerId }) => consumerId === userId);
  return chosen(own, which)?.code;
}

const ofOffer = ({ offerId }: World) => ({ as: { userId: ownerId }, params: { id: offerId } });

/** Returns a limit that is mostly low, sometimes one that claims seldom reach. */
const limitBy = ({ who, which }: Act) => 1 + ((who + which) % (which % 4 === 0 ? 40 : 8));

/** Writes the offer unchanged, or with a later end. */
export const edit: Doing = (world) => {
  const { lastDay, plan } = world;
  const body = anOfferInput({
    expirationDate: lastDay,
    perConsumerLimit: plan.perConsumerLimit,
  });
  return newCall(world, offers, 'updateOffer', { ...ofOffer(world), body });
};

export const acts: Readonly<Record<string, Doing>> = {
  claim: (world, act) => {
    const userId = someone(world, act);
    const body = { consumerId: userId, shopId };
    return newCall(world, claims, 'claimOffer', { ...ofOffer(world), as: { userId }, body });
  },
  cancel: (world, act) => {
    const userId = someone(world, act);
    const code = someCode(userId, act);
    if (code === undefined) return undefined;
    return newCall(world, claims, 'cancelClaim', { as: { userId }, params: { code } });
  },
  redeem: (world, act) => {
    const code = someCode(someone(world, act), act);
    if (code === undefined) return undefined;
    const body = { code, shopId, nonce: `nonce-of-${crypto.randomUUID()}` };
    return newCall(world, redemptions, 'redeemClaim', { as: { userId: ownerId }, body });
  },
  rollBack: (world, { which }) => {
    const made = stockNow().claims.flatMap((claim) => claim.redemptions ?? []);
    const id = chosen(made, which)?.id;
    if (id === undefined) return undefined;
    const parts = { params: { id }, body: { reason: 'Cliente desistiu' } };
    return newCall(world, redemptions, 'rollBackRedemption', { ...ofOffer(world), ...parts });
  },
  setLimit: (world, act) => {
    const body = { limit: limitBy(act) };
    return newCall(world, offers, 'setOfferLimit', { ...ofOffer(world), body });
  },
  deleteLimit: (world) => newCall(world, offers, 'deleteOfferLimit', ofOffer(world)),
  edit,
  replay: ({ calls }, { which }) => chosen(calls.slice(-12), which),
  jobs:
    ({ offerId }) =>
    () =>
      runJobs(offerId),
  remove: (world, act) => {
    const userId = someone(world, act);
    world.removed.add(userId);
    return removeConsumer(userId);
  },
};
