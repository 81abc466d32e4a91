import type { LocalCheck } from '#web/platform/outbox/checking/result.ts';
import type { CounterShop, StoredEntry } from '#web/platform/outbox/entries/entry.ts';
import { storeUse } from '#web/platform/outbox/entries/store-use.ts';
import type { OutboxStore } from '#web/platform/outbox/store/outbox-store.ts';
import { shopOfVoucher } from '../vouchers.ts';

export const counterShop: CounterShop = {
  id: shopOfVoucher(1),
  businessId: 'biz_01JD2Q5W8N7V3M4K6T9XBCDFGH',
  timeZone: 'America/Sao_Paulo',
};

export const counterValidator = {
  kind: 'validator',
  validatorId: 'val_01JD2Q5W8N7V3M4K6T9XBCDFGH',
} as const;

export const noon = Date.parse('2026-12-01T15:00:00.000Z');

let checks = 0;

/** The result of a check that allows a use. */
export const aCheck = (changes: Partial<LocalCheck> = {}): LocalCheck => {
  checks += 1;
  return {
    state: 'ok',
    source: 'device',
    code: '7K3MQ9XT2D4',
    mayRedeem: true,
    offer: { title: 'Pão francês', originalPrice: 10, offerPrice: 7.5 },
    endsAt: '2026-12-31T23:59:59.999-03:00',
    nonce: `nonce-${checks}`,
    checkedAt: noon,
    ...changes,
  };
};

/** Stores a use as the counter does. */
export async function storeAUse(
  store: OutboxStore,
  check: LocalCheck = aCheck(),
  changes: Partial<Parameters<typeof storeUse>[0]> = {},
): Promise<StoredEntry> {
  const { shop = counterShop } = changes;
  const facts = { check, shop, by: counterValidator, now: noon, deviceNow: noon, ...changes };
  return store.change({ code: check.code, shopId: shop.id }, storeUse(facts));
}
