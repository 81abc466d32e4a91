import { announceChange, onChange } from './changes.ts';
import { check } from './checking/check.ts';
import { deviceTime } from './checking/clock.ts';
import { refreshPack } from './checking/refresh-pack.ts';
import type { LocalCheck } from './checking/result.ts';
import { clockOf, loadClock, packAgeOf } from './checking/shop-clock.ts';
import { signatureVerifier } from './checking/verify-signature.ts';
import type { CounterMember, CounterShop, Entry, StoredEntry } from './entries/entry.ts';
import { storeUse } from './entries/store-use.ts';
import { dismissRefusal, undoUse } from './entries/undo-use.ts';
import { OutboxError } from './outbox-error.ts';
import { sendSoon } from './sending/send-loop.ts';
import { askToPersist } from './store/ask-to-persist.ts';
import { outboxStore } from './store/open-store.ts';

/** The counter of one shop on this device, for the member who is signed in. */
export interface CounterDevice {
  /** Checks the text of a voucher or a typed code. Rejects with an OutboxError. */
  readonly check: (text: string) => Promise<LocalCheck>;
  /**
   * Uses a voucher. Resolves when the use is on the disk: only then the screen may turn green. Rejects with an
   * OutboxError.
   */
  readonly redeem: (result: LocalCheck) => Promise<Entry>;
  /** Undoes a use: at once if it was never sent, else when the server has answered. `reason`: 3 to 500 letters. */
  readonly undo: (entry: Pick<Entry, 'nonce' | 'code'>, reason: string) => Promise<void>;
  /** Takes the server's refusal of a use, or of its undo, from the list. */
  readonly dismiss: (entry: Pick<Entry, 'nonce' | 'code'>) => Promise<void>;
  /** The shop's entries, newest first; a new array after each change. Empty until they are loaded. */
  readonly entries: () => readonly Entry[];
  /** Calls a listener after each change, also of other tabs. Returns a function that ends this. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the shop's pack for offline use. Rejects with an ApiError or an OutboxError. */
  readonly refreshPack: () => Promise<void>;
  /** Age of the last pack in milliseconds; undefined without a pack. */
  readonly packAge: () => number | undefined;
  /** The server's time, by the device's clock. */
  readonly now: () => Date;
  /** Whether this browser stores entries. Without storage, only online use works. Rejects with an OutboxError. */
  readonly isKept: () => Promise<boolean>;
}

const newestFirst = (one: StoredEntry, other: StoredEntry) => other.sequence - one.sequence;

/** The entries of a shop for `useSyncExternalStore`. */
function entriesOf(shopId: string) {
  let shown: readonly Entry[] = [];
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  const load = async () => {
    try {
      const store = await outboxStore();
      await loadClock(store, shopId);
      shown = (await store.shown(shopId)).sort(newestFirst);
    } catch {
      // The next change loads again.
    }
    for (const listener of listeners) listener();
  };
  return {
    load,
    entries: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      stop ??= onChange(load);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

/** Opens the counter of a shop for the signed-in member. Its caller may not keep it for another user. */
export function openCounter(shop: CounterShop, member: CounterMember): CounterDevice {
  const shown = entriesOf(shop.id);
  shown.load();
  // While there is a connection: offline it is too late to load the replacement.
  signatureVerifier().catch(() => {});
  askToPersist();
  return {
    entries: shown.entries,
    subscribe: shown.subscribe,
    check: async (text) => {
      const store = await outboxStore();
      await loadClock(store, shop.id);
      return check(text, shop, store);
    },
    redeem: async (result) => {
      const store = await outboxStore();
      if (!store.isKept && result.source === 'device') throw new OutboxError('NO_STORAGE');
      const now = clockOf(shop.id).now;
      const use = { check: result, shop, by: member, now, deviceNow: deviceTime().date };
      const entry = await store.change({ code: result.code, shopId: shop.id }, storeUse(use));
      announceChange();
      sendSoon();
      return entry;
    },
    undo: async ({ nonce, code }, reason) => {
      const store = await outboxStore();
      await store.change({ code, shopId: shop.id }, undoUse(nonce, reason));
      announceChange();
      sendSoon();
    },
    dismiss: async ({ nonce, code }) => {
      const store = await outboxStore();
      await store.change({ code, shopId: shop.id }, dismissRefusal(nonce));
      announceChange();
    },
    refreshPack: async () => {
      await refreshPack(await outboxStore(), shop.id);
      announceChange();
    },
    packAge: () => packAgeOf(shop.id),
    now: () => new Date(clockOf(shop.id).now),
    isKept: async () => (await outboxStore()).isKept,
  };
}
