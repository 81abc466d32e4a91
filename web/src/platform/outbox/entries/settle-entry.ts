import type { Redemption } from '#contract/claims/redemptions.ts';
import type { EntryChange, Found } from '../store/outbox-store.ts';
import type { EntryRefusal, StoredEntry } from './entry.ts';

/** The server's decision about an entry. */
export type Settlement =
  | {
      readonly kind: 'redeemed';
      readonly redemption: Pick<Redemption, 'id' | 'status' | 'title' | 'offerPrice'>;
    }
  | { readonly kind: 'refused'; readonly refusal: EntryRefusal }
  | { readonly kind: 'undone' }
  | { readonly kind: 'undoRefused'; readonly refusal: EntryRefusal };

const hour = 3_600_000;
/** How long a sent use is listed, and a refusal, in milliseconds. */
const listed = { sent: 36 * hour, refused: 30 * 24 * hour };

const found = ({ ofCode }: Found, wanted: string) => ofCode.find(({ nonce }) => nonce === wanted);

/** Returns whether an entry still waits for the server. */
export const isDue = ({ state, undo }: StoredEntry): boolean =>
  state === 'unsent' || (state === 'sent' && undo?.state === 'wished');

/** Notes that a request is about to leave. Returns undefined if the entry was undone meanwhile. */
export const markTried =
  (nonce: string) =>
  (all: Found): EntryChange<StoredEntry | undefined> => {
    const entry = found(all, nonce);
    if (!entry || entry.isTried) return { result: entry };
    // The request still has to know that this is its first attempt.
    return { put: { ...entry, isTried: true }, result: entry };
  };

function redeemed(
  entry: StoredEntry,
  { id, status, title, offerPrice }: Extract<Settlement, { kind: 'redeemed' }>['redemption'],
  now: number,
): StoredEntry {
  const isReversed = status === 'reversed';
  const { undo } = entry;
  const { refusal: _, ...rest } = entry;
  const sent: StoredEntry = {
    ...rest,
    shown: entry.shopId,
    title,
    offerPrice,
    state: 'sent',
    redemptionId: id,
    settledAt: now,
    ...(isReversed && { undo: { reason: undo?.reason ?? '', state: 'done' as const } }),
  };
  return isDue(sent) ? sent : { ...sent, sweepAt: now + listed.sent };
}

/** Returns an entry after the server's decision. */
function settled(entry: StoredEntry, settlement: Settlement, now: number): StoredEntry {
  const { undo } = entry;
  switch (settlement.kind) {
    case 'redeemed':
      // Also after a refusal, if an earlier request was slower than its repetition.
      return entry.state === 'sent' ? entry : redeemed(entry, settlement.redemption, now);
    case 'refused': {
      if (entry.state !== 'unsent') return entry;
      const { refusal } = settlement;
      const refused = { ...entry, state: 'refused' as const, refusal, settledAt: now };
      const { shown: _, ...hidden } = refused;
      // If it was undone, there is nothing to tell.
      return { ...(undo ? hidden : refused), sweepAt: now + listed.refused };
    }
    case 'undone':
      if (!undo) return entry;
      return { ...entry, undo: { ...undo, state: 'done' }, sweepAt: now + listed.sent };
    case 'undoRefused': {
      if (undo?.state !== 'wished') return entry;
      const { code } = settlement.refusal;
      return { ...entry, undo: { ...undo, state: 'refused', code }, sweepAt: now + listed.refused };
    }
  }
}

/** Stores the server's decision about an entry. */
export const settleEntry =
  (nonce: string, settlement: Settlement, now: number) =>
  (all: Found): EntryChange<undefined> => {
    const entry = found(all, nonce);
    if (!entry) return { result: undefined };
    return { put: settled(entry, settlement, now), result: undefined };
  };

/**
 * Sweeps a settled entry. Returns undefined if it is removed. A use leaves the list first, and still prevents a second
 * one until its claim ends.
 */
export function swept(entry: StoredEntry, now: number): StoredEntry | undefined {
  const { shown, claimEndsAt, state, undo } = entry;
  if (isDue(entry)) return entry;
  const isUse = state === 'sent' && undo?.state !== 'done';
  if (!isUse || claimEndsAt <= now) return undefined;
  const { shown: _, ...rest } = entry;
  return shown === undefined ? entry : { ...rest, sweepAt: claimEndsAt };
}
