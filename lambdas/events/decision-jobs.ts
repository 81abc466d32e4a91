import type { OwnerDecision } from '../mails/owner-decision.ts';
import type { OwnerEvent } from '../push/owner-event.ts';
import type { Change } from './change-repository.ts';
import type { Job } from './jobs.ts';

/** The attributes of a business before or after a change, as `change-repository.ts` compares them. */
function stateOf(text: string) {
  const [status = '', approvedAt = '', at = '', previousActive = ''] = text.split('\n');
  return { status, approvedAt, at, isRevision: previousActive !== '' };
}

type State = ReturnType<typeof stateOf>;

function codeOf(before: State, after: State): OwnerDecision['code'] | undefined {
  // A suspended business stays so when its revision is approved.
  if (after.approvedAt !== before.approvedAt)
    return before.approvedAt === '' ? 'BUSINESS_APPROVED' : 'REVISION_APPROVED';
  if (after.status === before.status) return undefined;
  if (after.status === 'rejected')
    return after.isRevision ? 'REVISION_REJECTED' : 'BUSINESS_REJECTED';
  if (after.status === 'suspended') return 'BUSINESS_SUSPENDED';
  return before.status === 'suspended' && after.status === 'active'
    ? 'BUSINESS_REACTIVATED'
    : undefined;
}

/** The push message about a decision; there is none about an end of a suspension. */
const pushOf: Readonly<Record<OwnerDecision['code'], OwnerEvent['code'] | undefined>> = {
  BUSINESS_APPROVED: 'BUSINESS_APPROVED',
  BUSINESS_REJECTED: 'BUSINESS_REJECTED',
  BUSINESS_SUSPENDED: 'BUSINESS_SUSPENDED',
  BUSINESS_REACTIVATED: undefined,
  REVISION_APPROVED: 'BUSINESS_APPROVED',
  REVISION_REJECTED: 'BUSINESS_REJECTED',
};

/**
 * The jobs that tell the owner what staff decided about a business or a revision, by push and by mail. A change of an
 * item that is new or removed is no decision.
 */
export function jobsOfDecision({ id, before, after }: Change): readonly Job[] {
  if (before === undefined || after === undefined) return [];
  const state = stateOf(after);
  const code = codeOf(stateOf(before), state);
  if (!code) return [];
  const push = pushOf[code];
  // That a suspended business has other data now is no news for a phone.
  const isPushed =
    push !== undefined && (push !== 'BUSINESS_APPROVED' || state.status === 'active');
  return [
    ...(isPushed ? [{ name: 'tell-owner' as const, id, event: { code: push, at: state.at } }] : []),
    { name: 'mail-owner', id, decision: { code, at: state.at } },
  ];
}
