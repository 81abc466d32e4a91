import { act, fireEvent, screen } from '@testing-library/react';
import { newClaimCode } from '#contract/claims/claim-code.ts';
import type { CounterClaim } from '#contract/claims/claims.ts';
import type { Redemption, RedemptionInput } from '#contract/claims/redemptions.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { validatorId } from '#test/support/builders/a-validator.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { voucherKey } from '#test/support/vouchers.ts';
import { answers } from './fake-server.ts';
import { open } from './open-screen.tsx';
import { aShop, signIn, signInOwner } from './owner.ts';

let made = 0;

/** Returns the id of a shop that no earlier test of the file has used: the outbox keeps what tests leave. */
export function newShopId(): string {
  made += 1;
  return `shp_01K9B1B2C3D4E5F6G7H8J9K${String(made).padStart(3, '0')}`;
}

/** Returns a claim's code that no earlier test of the file has used. */
export function newCode(): string {
  made += 1;
  return newClaimCode(Uint8Array.of(9, 8, 7, 6, 5, 4, made));
}

const hour = 3_600_000;

/** An instant this many hours from now. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

/** A claim as the counter of a shop sees it: bread for R$ 5,49, until next week. */
export function aCounterClaim(
  shop: Pick<Shop, 'id'>,
  changes: Partial<CounterClaim['claim']> = {},
): CounterClaim['claim'] {
  return {
    code: newCode(),
    offerId,
    offerVersion: 1,
    businessId,
    shopId: shop.id,
    shopsIds: [shop.id],
    title: 'Pão francês, 10 unidades',
    originalPrice: 8.9,
    offerPrice: 5.49,
    discountPercent: 38,
    startsAt: inHours(-48),
    endsAt: inHours(7 * 24),
    status: 'open',
    claimedAt: inHours(-24),
    ...changes,
  };
}

/** A redemption of the shop's validator as the server lists it. */
export function aRedemption(input: RedemptionInput, changes: Partial<Redemption> = {}): Redemption {
  const at = new Date().toISOString();
  made += 1;
  return {
    id: `red_01K9G1B2C3D4E5F6G7H8J9K${String(made).padStart(3, '0')}`,
    code: input.code,
    offerId,
    shopId: input.shopId,
    businessId,
    title: 'Pão francês, 10 unidades',
    offerPrice: 5.49,
    redeemedBy: { kind: 'validator', validatorId, name: 'Jurema Lins' },
    redeemedAt: input.redeemedAt ?? at,
    recordedAt: at,
    offline: input.offline ?? false,
    status: 'done',
    ...changes,
  };
}

function answerCounter(shop: Shop): void {
  const { id, publicKey, validUntil } = voucherKey;
  answers('getShop', ({ params }) => (params.id === shop.id ? shop : aShop({ id: params.id })));
  answers('getCounterPack', () => ({
    serverTime: new Date().toISOString(),
    keys: [{ id, publicKey, validUntil }],
    offers: [],
    closedCodes: [],
  }));
  answers('listRedemptions', { items: [] });
  answers('redeemClaim', ({ body }) => aRedemption(body));
}

/** Signs in the validator of a new shop, whose counter is then answered. Returns the shop. */
export function signInValidator(): Shop {
  const shop = aShop({ id: newShopId() });
  signIn({ role: 'validator', shopId: shop.id, validatorId });
  answerCounter(shop);
  return shop;
}

/** Signs in an owner, and answers the counter of their first shop, which is new. Returns their shops. */
export function signInOwnerAtCounter(shopCount = 1): readonly Shop[] {
  const shops = Array.from({ length: shopCount }, (_, number) =>
    aShop({
      id: newShopId(),
      address: {
        ...aShop().address,
        neighborhood: number === 0 ? 'Boa Viagem' : `Bairro ${number}`,
      },
    }),
  );
  signInOwner({ business: aBusiness(), shops });
  const [first] = shops;
  if (first) answerCounter(first);
  answers('getShop', ({ params }) => shops.find(({ id }) => id === params.id) ?? aShop());
  return shops;
}

/** Answers the check of a claim at the counter. */
export function answerClaim(claim: CounterClaim['claim'], refusal?: CounterClaim['refusal']): void {
  answers('getClaim', { claim, ...(refusal && { refusal }) });
}

/** Types a text as a scanner does, into whatever has the focus. */
export function scan(text: string, end: 'Enter' | 'none' = 'Enter'): void {
  act(() => {
    const target = document.activeElement ?? document.body;
    for (const key of text) {
      const isTyped = fireEvent.keyDown(target, { key, code: `Key${key.toUpperCase()}` });
      if (isTyped && target instanceof HTMLInputElement) {
        fireEvent.input(target, { target: { value: target.value + key } });
      }
    }
    if (end === 'Enter') fireEvent.keyDown(target, { key: 'Enter', code: 'Enter' });
  });
}

/** Waits for the counter of a shop. */
export const atCounter = () => screen.findByRole('button', { name: 'Abrir a câmera' });

/** Opens the counter as the validator of a new shop. Returns the shop. */
export async function atNewCounter(): Promise<Shop> {
  const shop = signInValidator();
  open('/counter');
  await atCounter();
  return shop;
}

/** Opens the counter and scans a claim, which may be refused. */
export async function scanned(
  changes: Partial<CounterClaim['claim']> = {},
  refusal?: CounterClaim['refusal'],
) {
  const shop = await atNewCounter();
  const claim = aCounterClaim(shop, changes);
  answerClaim(claim, refusal);
  scan(claim.code);
  return { shop, claim };
}

/** Waits for the result with this heading; returns the panel. */
export async function result(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const panel = heading.closest<HTMLElement>('[data-tone]');
  if (!panel) throw new Error(`${title} is no result`);
  return panel;
}
