import { isLive } from '../checking/own-uses.ts';
import type { LocalCheck } from '../checking/result.ts';
import { OutboxError } from '../outbox-error.ts';
import type { EntryChange, Found } from '../store/outbox-store.ts';
import type { CounterMember, CounterShop, StoredEntry } from './entry.ts';

/** Longest time to the next sweep of an entry whose claim's end is not known: 30 days in milliseconds. */
const unknownEnd = 30 * 24 * 3_600_000;

export interface Use {
  readonly check: LocalCheck;
  readonly shop: CounterShop;
  readonly by: CounterMember;
  /** By the corrected clock, in epoch milliseconds. */
  readonly now: number;
  /** By the device's clock, in epoch milliseconds. */
  readonly deviceNow: number;
}

/** Throws unless a check allows a use at `now`. */
function requireUsable({ check, now }: Use): void {
  if (!check.mayRedeem) throw new OutboxError('NOT_CHECKED');
  // The day may have ended while the result was on the screen.
  if (check.endsAt !== undefined && now > Date.parse(check.endsAt)) {
    throw new OutboxError('CLAIM_EXPIRED');
  }
}

/** Returns whether a stored use forbids another one. The server knows better what happened to uses that it has. */
const forbids = (entry: StoredEntry, { source, checkedAt }: LocalCheck): boolean =>
  isLive(entry) &&
  !(source === 'server' && entry.settledAt !== undefined && entry.settledAt < checkedAt);

/** Adds a use to the outbox. A second tap finds the entry of the first. Throws an OutboxError. */
export function storeUse(use: Use): (found: Found) => EntryChange<StoredEntry> {
  const { check, shop, by, now, deviceNow } = use;
  return ({ ofCode, shop: stored }) => {
    const same = ofCode.find(({ nonce }) => nonce === check.nonce);
    if (same) return { result: same };
    requireUsable(use);
    if (ofCode.some((entry) => forbids(entry, check))) throw new OutboxError('ALREADY_REDEEMED');
    const sequence = (stored?.lastSequence ?? 0) + 1;
    const entry: StoredEntry = {
      nonce: check.nonce,
      shopId: shop.id,
      businessId: shop.businessId,
      sequence,
      code: check.code,
      ...(check.offer && { title: check.offer.title, offerPrice: check.offer.offerPrice }),
      redeemedAt: new Date(now).toISOString(),
      by,
      state: 'unsent',
      isTried: false,
      isOffline: check.source === 'device',
      shown: shop.id,
      claimEndsAt: check.endsAt === undefined ? now + unknownEnd : Date.parse(check.endsAt),
    };
    return {
      put: entry,
      shop: {
        shopId: shop.id,
        businessId: shop.businessId,
        lastSequence: sequence,
        seenAt: deviceNow,
        usedAt: now,
      },
      result: entry,
    };
  };
}
