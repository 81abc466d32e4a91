import { dayIn, type TimeZone } from '#contract/brazil/time-zones.ts';
import type { Redemption } from '#contract/claims/redemptions.ts';
import type { CounterMember, Entry } from '#web/platform/outbox/outbox.ts';

/** Time (ms) during which a use can be undone. */
export const undoTime = 5 * 60_000;

/** A use that can be undone: by the outbox, or for one of another device by the server. */
export type Undoable = { readonly entry: Entry } | { readonly redemptionId: string };

export interface RowOfToday {
  readonly key: string;
  readonly code: string;
  readonly title?: string | undefined;
  readonly offerPrice?: number | undefined;
  /** ISO 8601. */
  readonly at: string;
  readonly state: 'unsent' | 'done' | 'undoing' | 'undoRefused' | 'reversed';
  /** Name of the redeemer. */
  readonly by?: string | undefined;
  /** Name of another member who sent it, from a device that was offline. */
  readonly sender?: string | undefined;
  readonly undoable?: Undoable;
}

interface Today {
  readonly redemptions: readonly Redemption[];
  readonly entries: readonly Entry[];
  readonly timeZone: TimeZone;
  readonly member: CounterMember;
  readonly now: Date;
}

const stateOf = ({ state, undo }: Entry): RowOfToday['state'] => {
  if (undo?.state === 'done') return 'reversed';
  if (undo?.state === 'wished') return 'undoing';
  if (undo?.state === 'refused') return 'undoRefused';
  return state === 'unsent' ? 'unsent' : 'done';
};

const isRecent = (instant: string, now: Date): boolean =>
  now.getTime() - Date.parse(instant) < undoTime;

function rowOfEntry(entry: Entry, now: Date): RowOfToday {
  const { nonce, code, title, offerPrice, redeemedAt } = entry;
  const state = stateOf(entry);
  const mayUndo = (state === 'unsent' || state === 'done') && isRecent(redeemedAt, now);
  return {
    ...{ key: nonce, code, title, offerPrice, at: redeemedAt, state },
    ...(mayUndo && { undoable: { entry } }),
  };
}

function rowOfRedemption(
  redemption: Redemption,
  entry: Entry | undefined,
  { member, now }: Today,
): RowOfToday {
  const { id, code, title, offerPrice, redeemedAt, recordedAt, redeemedBy, recordedBy, status } =
    redemption;
  const ofDevice = entry && stateOf(entry);
  const state = status === 'reversed' ? 'reversed' : (ofDevice ?? 'done');
  const isOwn = member.kind === 'owner' || redeemedBy.validatorId === member.validatorId;
  const mayUndo = state === 'done' && isOwn && isRecent(recordedAt, now);
  return {
    ...{ key: entry?.nonce ?? id, code, title, offerPrice, at: redeemedAt, by: redeemedBy.name },
    sender: recordedBy?.name,
    state,
    ...(mayUndo && { undoable: entry ? { entry } : { redemptionId: id } }),
  };
}

/**
 * Returns the uses of a shop's day, newest first: the server's list, and this device's uses that it does not have yet.
 * Refused uses are elsewhere, since they did not happen.
 */
export function rowsOfToday(today: Today): readonly RowOfToday[] {
  const { redemptions, entries, timeZone, now } = today;
  const day = dayIn(timeZone, now);
  const byId = new Map(entries.map((entry) => [entry.redemptionId, entry]));
  const listed = new Set(redemptions.map(({ id }) => id));
  const missing = entries.filter(
    ({ state, redemptionId, redeemedAt }) =>
      state !== 'refused' &&
      !(redemptionId && listed.has(redemptionId)) &&
      dayIn(timeZone, new Date(redeemedAt)) === day,
  );
  return [
    ...missing.map((entry) => rowOfEntry(entry, now)),
    ...redemptions.map((redemption) => rowOfRedemption(redemption, byId.get(redemption.id), today)),
  ].sort((one, other) => other.at.localeCompare(one.at));
}

/** Returns how many of the day's uses hold. */
export const countOf = (rows: readonly RowOfToday[]): number =>
  rows.filter(({ state }) => state !== 'reversed' && state !== 'undoing').length;
