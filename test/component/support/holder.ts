import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Claim } from '#contract/claims/claims.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import { codeNo, holderId } from '#test/support/builders/a-claim.ts';
import { aShownClaim } from '#test/support/builders/shown-records.ts';
import { answers } from './fake-server.ts';
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
