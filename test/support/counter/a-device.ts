import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { aConfig } from '#test/unit/web/support/a-config.ts';
import { aToken } from '#test/unit/web/support/a-token.ts';
import { setAppConfig } from '#web/config/app-config.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { forgetSession } from '#web/lib/forget-session.ts';
import type { LocalCheck } from '#web/platform/outbox/checking/result.ts';
import type { CounterShop, StoredEntry } from '#web/platform/outbox/entries/entry.ts';
import { storeUse } from '#web/platform/outbox/entries/store-use.ts';
import type { OutboxStore } from '#web/platform/outbox/store/outbox-store.ts';
import { shopOfVoucher } from '../vouchers.ts';

/** A page of the browser with its events. */
export const page = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' });

/** Gives the device an empty disk. */
export function emptyDisk(): void {
  Object.defineProperty(globalThis, 'indexedDB', { value: new IDBFactory(), configurable: true });
}

/** Signs a user in on the device. */
export function signIn(userId: string): void {
  const now = Math.floor(Date.now() / 1000);
  storeUser(userId, aToken(now, now + 3600));
}

/** The user of most tests. */
export const validatorUser = '34fc42aa-84a4-4669-bd2d-6505dcdb882e';

/** Opens a page of the app in this process. */
export function openPage(): void {
  setAppConfig(aConfig());
  Object.assign(globalThis, {
    document: page,
    window: new EventTarget(),
    location: new URL('https://vitrine.example/counter'),
  });
}

/** Before each test of a file, opens a page on a device with an empty disk, and signs a validator in. */
export function onCounterDevice(): void {
  beforeAll(openPage);
  beforeEach(() => {
    emptyDisk();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    forgetSession();
    signIn(validatorUser);
  });
  afterEach(() => jest.restoreAllMocks());
}

export const counterShop: CounterShop = {
  id: shopOfVoucher(1),
  businessId: 'biz_01JD2Q5W8N7V3M4K6T9XBCDFGH',
  timeZone: 'America/Sao_Paulo',
};

export const aValidator = {
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
  const facts = { check, shop, by: aValidator, now: noon, deviceNow: noon, ...changes };
  return store.change({ code: check.code, shopId: shop.id }, storeUse(facts));
}
