import type { BusinessEvent } from '#lambdas/messages/notifications/notified-event.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { type Fields, jobsOf, namesOf } from '#test/support/item-changes.ts';

describe('a change to a business', () => {
  const key = keys.business(businessId);
  const search = `refresh-search-of-business ${businessId}`;
  const feeds = `refresh-feeds-of-business ${businessId}`;
  const pictures = `move-pictures-of-business ${businessId}`;

  it.each([
    ['pending_approval', 'active', [feeds, search]],
    ['active', 'suspended', [feeds, search, pictures]],
    ['suspended', 'active', [feeds, search, pictures]],
    ['active', 'closed', [`close-business ${businessId}`]],
    ['suspended', 'closed', [`close-business ${businessId}`]],
    ['active', 'active', []],
    ['pending_approval', 'rejected', [pictures]],
    ['rejected', 'pending_approval', [pictures]],
  ])('from %s to %s starts the jobs %j', (before, after, jobs) => {
    expect(namesOf(key, { status: before }, { status: after })).toEqual(jobs);
  });

  const day = (n: number) => `2026-11-0${n}T12:00:00.000Z`;
  const decided = (status: string, updatedAt = day(1), approvedAt = '') => ({
    status,
    updatedAt,
    ...(approvedAt && { approvedAt }),
  });
  const revision = { previousActive: businessId };
  const told = (before: Fields, after: Fields) =>
    jobsOf(key, before, after).filter(({ name }) => /^(?:tell|mail)-/.test(name));

  const suspendedBy = (...kinds: readonly string[]) => ({
    ...decided('suspended', day(1), day(1)),
    suspendedBy: kinds,
  });
  const later = { updatedAt: day(2) };
  const jobNames = ['tell-owner', 'mail-owner'];
  const mailOnly = ['mail-owner'];

  type Code = BusinessEvent['code'];
  it.each<[string, Code, readonly string[], Fields, Fields]>([
    [
      'approval',
      'BUSINESS_APPROVED',
      jobNames,
      decided('pending_approval'),
      decided('active', day(2), day(2)),
    ],
    [
      'approval of a revision',
      'REVISION_APPROVED',
      jobNames,
      decided('active', day(1), day(1)),
      decided('active', day(2), day(2)),
    ],
    [
      'approval of a revision while suspended',
      'REVISION_APPROVED',
      mailOnly,
      decided('suspended', day(1), day(1)),
      decided('suspended', day(2), day(2)),
    ],
    [
      'rejection',
      'BUSINESS_REJECTED',
      jobNames,
      decided('pending_approval'),
      decided('rejected', day(2)),
    ],
    [
      'rejection of a revision',
      'REVISION_REJECTED',
      jobNames,
      { ...decided('pending_approval'), ...revision },
      { ...decided('rejected', day(2)), ...revision },
    ],
    [
      'suspension before its kinds were stored',
      'BUSINESS_SUSPENDED',
      jobNames,
      decided('active', day(1), day(1)),
      decided('suspended', day(2), day(1)),
    ],
    [
      'suspension for an unpaid invoice',
      'BUSINESS_SUSPENDED_FOR_PAYMENT',
      jobNames,
      decided('active', day(1), day(1)),
      { ...suspendedBy('payment'), ...later },
    ],
    [
      'suspension by staff beside that',
      'BUSINESS_SUSPENDED',
      jobNames,
      suspendedBy('payment'),
      { ...suspendedBy('payment', 'staff'), ...later },
    ],
    [
      'suspension for an unpaid invoice beside that of staff',
      'BUSINESS_SUSPENDED_FOR_PAYMENT',
      jobNames,
      decided('suspended', day(1), day(1)),
      { ...suspendedBy('staff', 'payment'), ...later },
    ],
    [
      'end of the last suspension',
      'BUSINESS_REACTIVATED',
      mailOnly,
      suspendedBy('payment'),
      decided('active', day(2), day(1)),
    ],
  ])('on %s notifies the owner about %s by %j', (_, code, names, before, after) => {
    const job = { id: businessId, businessId, event: { code, at: day(2) } };
    expect(told(before, after)).toEqual(names.map((name) => ({ name, ...job })));
  });

  it.each<[string, Fields, Fields]>([
    ['edit by the owner', decided('active', day(1), day(1)), decided('active', day(2), day(1))],
    ['edit of a rejected one', decided('rejected'), decided('pending_approval', day(2))],
    ['closing', decided('active', day(1), day(1)), decided('closed', day(2), day(1))],
    [
      'end of one of two suspensions',
      suspendedBy('payment', 'staff'),
      { ...suspendedBy('payment'), ...later },
    ],
    ['creation', undefined, decided('pending_approval')],
    ['creation as active, by the seed', undefined, decided('active', day(2), day(2))],
    ['removal of a merged revision', decided('pending_approval'), undefined],
  ])('on %s does not notify the owner', (_, before, after) => {
    expect(told(before, after)).toEqual([]);
  });

  it('refreshes feeds and search on creation or removal if the business is active', () => {
    expect(namesOf(key, undefined, { status: 'pending_approval' })).toEqual([]);
    expect(namesOf(key, { status: 'active' }, undefined)).toEqual([feeds, search]);
  });

  it.each([
    ['active', [search]],
    ['pending_approval', []],
    ['suspended', []],
  ])('to the name of a business that is %s starts the jobs %j', (status, jobs) => {
    expect(namesOf(key, { status, name: 'Aurora' }, { status, name: 'Alvorada' })).toEqual(jobs);
  });

  it('to other fields starts no jobs', () => {
    const fields = { status: 'active', name: 'Aurora' };
    expect(namesOf(key, { ...fields, avatarUrl: 'a' }, { ...fields, avatarUrl: 'b' })).toEqual([]);
  });
});
