import type { StoredEntry } from '../entries/entry.ts';

/** Returns whether an entry stands for a use that is not undone. */
export const isLive = ({ state, undo }: StoredEntry): boolean =>
  state !== 'refused' && (undo === undefined || undo.state === 'refused');

/** Refusals of the server that close a code. */
const closing = new Set<unknown>(['ALREADY_REDEEMED', 'REDEEMED_ELSEWHERE', 'CLAIM_CANCELLED']);

/** Returns the use of a code on this device that makes a second one impossible; undefined if there is none. */
export const liveUse = (ofCode: readonly StoredEntry[]): StoredEntry | undefined =>
  ofCode.find(isLive);

/** Returns the server's refusal of an earlier use that still holds. */
export const closedByServer = (ofCode: readonly StoredEntry[]): StoredEntry['refusal'] =>
  ofCode.map(({ refusal }) => refusal).find((refusal) => closing.has(refusal?.code));
