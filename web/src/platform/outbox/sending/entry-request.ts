import type { RedemptionInput } from '#contract/claims/redemptions.ts';
import { hash } from '#web/lib/hash.ts';
import type { CounterMember, StoredEntry } from '../entries/entry.ts';

/** The signed-in member who sends. */
export type SendingMember =
  | { readonly kind: 'owner' }
  | { readonly kind: 'validator'; readonly validatorId?: string | undefined };

/** Longest age in milliseconds of a use that is sent at once. */
const atOnce = 10_000;

/** Returns who redeemed, where that is not the sender. */
function otherRedeemer(by: CounterMember, sender: SendingMember) {
  if (by.kind === 'owner') return sender.kind === 'owner' ? {} : { byOwner: true as const };
  const isOwn = sender.kind === 'validator' && sender.validatorId === by.validatorId;
  return isOwn ? {} : { validatorId: by.validatorId };
}

/** Returns the body that sends a use. Only the first attempt of an online use leaves the time to the server. */
export function redemptionInputOf(
  entry: StoredEntry,
  sender: SendingMember,
  now: number,
): RedemptionInput {
  const { code, shopId, nonce, redeemedAt, by, isTried, isOffline } = entry;
  const use = { code, shopId, nonce };
  const age = Math.abs(now - Date.parse(redeemedAt));
  if (!isTried && !isOffline && age < atOnce) return use;
  return { ...use, redeemedAt, offline: true, ...otherRedeemer(by, sender) };
}

/** Returns the idempotency key of a request: the server refuses a key that it knows with another body. */
export const keyOfRequest = (nonce: string, body: object): string =>
  `${nonce}-${hash(JSON.stringify(body)).toString(36)}`;
