import type * as z from 'zod/mini';
import type { counterPack } from '#contract/claims/claims.ts';
import type { StoredEntry } from '../entries/entry.ts';

type CounterPack = z.output<typeof counterPack>;

/** The last pack of a shop, with all increments since the last full one. */
export interface StoredPack extends CounterPack {
  readonly shopId: string;
  /** Device's time when it arrived, in epoch milliseconds. */
  readonly arrivedAt: number;
  /** Server's time of the last full pack, ISO 8601. */
  readonly fullAt: string;
}

/** The device's record of a shop's outbox. */
export interface StoredShop {
  readonly shopId: string;
  readonly businessId: string;
  /** Sequence of its newest entry; no sequence is used twice. */
  readonly lastSequence: number;
  /** Device's time of the last use, in epoch milliseconds. An earlier time means that the clock was set back. */
  readonly seenAt: number;
  /** Time of the last use by the corrected clock, in epoch milliseconds. */
  readonly usedAt: number;
}

/** The stored records that a change of one use may depend on. */
export interface Found {
  readonly ofCode: readonly StoredEntry[];
  readonly shop: StoredShop | undefined;
}

export interface EntryChange<T> {
  readonly put?: StoredEntry;
  /** Nonce of the entry to remove. */
  readonly remove?: string;
  readonly shop?: StoredShop;
  readonly result: T;
}

/** Entries and packs of a device. Every rejection is an OutboxError. */
export interface OutboxStore {
  /** False in browsers without storage: entries are lost when the page closes. */
  readonly isKept: boolean;
  readonly shown: (shopId: string) => Promise<StoredEntry[]>;
  readonly ofCode: (code: string) => Promise<StoredEntry[]>;
  readonly shops: () => Promise<StoredShop[]>;
  /** Changes the entries of a code in one transaction. Resolves when it is on the disk. */
  readonly change: <T>(
    at: { readonly code: string; readonly shopId: string },
    decide: (found: Found) => EntryChange<T>,
  ) => Promise<T>;
  readonly pack: (shopId: string) => Promise<StoredPack | undefined>;
  readonly changePack: (
    shopId: string,
    decide: (pack: StoredPack | undefined) => StoredPack | undefined,
  ) => Promise<void>;
  /** Replaces or removes the entries whose time is over: see `swept`. */
  readonly sweep: (
    decide: (entry: StoredEntry) => StoredEntry | undefined,
    until: number,
  ) => Promise<void>;
  readonly close: () => void;
}
