import type { StoredEntry } from '../entries/entry.ts';
import type { OutboxStore, StoredPack, StoredShop } from './outbox-store.ts';

/** Makes a store for browsers without storage. It serves online use, and ends with the page. */
export function memoryStore(): OutboxStore {
  const entries = new Map<string, StoredEntry>();
  const shops = new Map<string, StoredShop>();
  const packs = new Map<string, StoredPack>();
  const where = (matches: (entry: StoredEntry) => boolean) => [...entries.values()].filter(matches);
  return {
    isKept: false,
    shown: async (shopId) => where(({ shown }) => shown === shopId),
    ofCode: async (code) => where((entry) => entry.code === code),
    shops: async () => [...shops.values()],
    change: async ({ code, shopId }, decide) => {
      const ofCode = where((entry) => entry.code === code);
      const change = decide({ ofCode, shop: shops.get(shopId) });
      if (change.put) entries.set(change.put.nonce, change.put);
      if (change.remove !== undefined) entries.delete(change.remove);
      if (change.shop) shops.set(shopId, change.shop);
      return change.result;
    },
    pack: async (shopId) => packs.get(shopId),
    changePack: async (shopId, decide) => {
      const pack = decide(packs.get(shopId));
      if (pack) packs.set(shopId, pack);
    },
    sweep: async (decide, until) => {
      for (const entry of where(({ sweepAt }) => sweepAt !== undefined && sweepAt <= until)) {
        const left = decide(entry);
        if (left) entries.set(entry.nonce, left);
        else entries.delete(entry.nonce);
      }
    },
    close: () => {},
  };
}
