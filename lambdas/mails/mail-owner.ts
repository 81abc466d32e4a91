import type { Business } from '#contract/businesses.ts';
import { findBusiness } from '../businesses/business-repository.ts';
import { findUser } from '../shared/identity/user-repository.ts';
import { isTooOldToMail } from './mail-age.ts';
import { sender } from './mail-settings.ts';
import { mailUser, type UserMail } from './mail-user.ts';
import type { OwnerDecision } from './owner-decision.ts';

interface Records {
  /** The business or revision that was decided on, and the business itself. */
  readonly decided: Business;
  readonly live: Business & { readonly revisionId?: string };
}

/** Whether what a mail says is still so. */
const isTrue: Readonly<Record<OwnerDecision['code'], (records: Records, at: string) => boolean>> = {
  BUSINESS_APPROVED: ({ live }) => live.status === 'active',
  BUSINESS_REJECTED: ({ live }) => live.status === 'rejected',
  BUSINESS_SUSPENDED: ({ live }) => live.status === 'suspended',
  BUSINESS_REACTIVATED: ({ live }) => live.status === 'active',
  // The next approval has a mail of its own.
  REVISION_APPROVED: ({ live }, at) => live.approvedAt === at,
  // One who has started another revision has seen it.
  REVISION_REJECTED: ({ decided, live }) =>
    decided.status === 'rejected' && live.revisionId === undefined,
};

/**
 * The mail about a decision on a business, or on a revision of one. Undefined where it is not true any more, where the
 * decision is too old, and where the owner is not active.
 */
async function findOwnerMail(
  id: string,
  { code, at }: OwnerDecision,
  now: Date,
): Promise<UserMail | undefined> {
  if (isTooOldToMail(at, now)) return undefined;
  const decided = await findBusiness(id);
  const live = decided?.previousActive ? await findBusiness(decided.previousActive) : decided;
  if (!decided || !live || live.status === 'closed') return undefined;
  if (!isTrue[code]({ decided, live }, at)) return undefined;
  const owner = await findUser(live.userId);
  if (owner?.status !== 'active') return undefined;
  const reason = code === 'BUSINESS_SUSPENDED' ? live.suspendedReason : decided.rejectionReason;
  const facts = { name: live.name, reason };
  return { userId: owner.userId, code, event: `${code}#${at}`, facts };
}

/** Mails the owner of a business what staff decided. Throws where it has to be tried again. */
export async function mailOwner(id: string, decision: OwnerDecision, now: Date): Promise<void> {
  if (sender === undefined) return;
  const mail = await findOwnerMail(id, decision, now);
  if (mail) await mailUser(mail, { sender, now });
}
