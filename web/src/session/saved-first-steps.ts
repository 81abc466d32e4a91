import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** `shared`: all steps are done; `published`: shown as one line; `folded`: by the user's choice. */
export type SavedFirstSteps = 'shared' | 'published' | 'folded' | 'open';

// A part of the id tells the users of a device apart; the full id must not stay after the logout.
const keyOf = (userId: string) => `first-steps:${userId.slice(0, 8)}`;

/** Returns the stored state of a user's first steps, which survives the logout. */
export const savedFirstSteps = (userId: string) =>
  readStored(keyOf(userId)) as SavedFirstSteps | undefined;

export const saveFirstSteps = (userId: string, saved: SavedFirstSteps): void =>
  writeStored(keyOf(userId), saved);

const approvalKeyOf = (userId: string) => `approval-awaited:${userId.slice(0, 8)}`;
const tailOf = (businessId: string) => businessId.slice(-8);

/** Notes that this device showed a business that waits for its first approval, so that it tells the user of it once. */
export const awaitApproval = (userId: string, businessId: string): void =>
  writeStored(approvalKeyOf(userId), tailOf(businessId));

export const isApprovalAwaited = (userId: string, businessId: string): boolean =>
  readStored(approvalKeyOf(userId)) === tailOf(businessId);

/** Notes that the user has seen the approval. */
export const endAwaitedApproval = (userId: string): void => removeStored(approvalKeyOf(userId));

/** Deletes the stored state after the account is removed. */
export function forgetFirstSteps(userId: string): void {
  removeStored(keyOf(userId));
  endAwaitedApproval(userId);
}
