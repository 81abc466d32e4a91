import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Claim } from '#contract/claims/claims.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import { codeNo, holderId } from '#test/support/builders/a-claim.ts';
import { aShownClaim } from '#test/support/builders/shown-records.ts';
import { keptClaims } from '#web/platform/wallet/wallet.ts';
import { answers, loses } from './fake-server.ts';
import { signIn } from './owner.ts';

export const bread = aShownClaim({ code: codeNo(1) });
export const cake = aShownClaim({
  code: codeNo(2),
  title: 'Bolo de rolo',
  offerPrice: 20,
  endsAt: '2100-02-01T02:59:59.000Z',
});

interface Held {
  readonly open?: readonly Claim[];
  readonly past?: readonly Claim[];
  readonly followed?: readonly ShopSummary[];
}

/** Gives the page an empty device, which the wallet stores vouchers on. */
export function emptyDevice(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** Signs a consumer in who holds claims: one of bread by default. */
export function signInHolder({ open = [bread], past = [], followed = [] }: Held = {}): void {
  signIn({ userId: holderId, role: 'consumer' });
  answers('listClaims', ({ query }) => ({
    items: query.status === 'past' ? [...past] : [...open],
  }));
  answers('listFollowedShops', { items: [...followed] });
  const all = [...open, ...past];
  answers('getClaim', ({ params }) => all.find(({ code }) => code === params.code) ?? bread);
}

/** Returns the codes of the vouchers that the device has stored. */
export const storedCodes = async () =>
  (await keptClaims(holderId)).map(({ claim: { code } }) => code);

/** Takes the connection away from the wallet. */
export function loseConnection(): void {
  for (const name of ['listClaims', 'listFollowedShops', 'getMe', 'getClaim'] as const) loses(name);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}
