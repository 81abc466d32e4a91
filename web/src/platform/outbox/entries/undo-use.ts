import type { EntryChange, Found } from '../store/outbox-store.ts';
import type { StoredEntry } from './entry.ts';

const entryOf = ({ ofCode }: Found, wanted: string): StoredEntry | undefined =>
  ofCode.find(({ nonce }) => nonce === wanted);

/**
 * Undoes a use. An entry that was never sent leaves the outbox. Any other one keeps the wish, also over a crash, until
 * the server has answered both the use and its undo.
 */
export const undoUse =
  (nonce: string, reason: string) =>
  (found: Found): EntryChange<StoredEntry | undefined> => {
    const entry = entryOf(found, nonce);
    const isAsked = entry?.undo !== undefined && entry.undo.state !== 'refused';
    if (!entry || entry.state === 'refused' || isAsked) return { result: entry };
    if (entry.state === 'unsent' && !entry.isTried) return { remove: nonce, result: undefined };
    const { sweepAt: _, ...rest } = entry;
    const wished: StoredEntry = {
      ...rest,
      shown: entry.shopId,
      undo: { reason, state: 'wished' },
    };
    return { put: wished, result: wished };
  };

/** Takes a refusal, or the refusal of an undo, from the screen. */
export const dismissRefusal =
  (nonce: string) =>
  (found: Found): EntryChange<undefined> => {
    const entry = entryOf(found, nonce);
    if (entry?.state === 'refused') return { remove: nonce, result: undefined };
    if (entry?.undo?.state !== 'refused') return { result: undefined };
    const { undo: _, ...rest } = entry;
    return { put: rest, result: undefined };
  };
