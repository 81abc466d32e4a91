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

  const [first, second]: [string, string] = [
    '2026-11-01T12:00:00.000Z',
    '2026-11-02T12:00:00.000Z',
  ];
  /** A business that was never approved. */
  const waiting = (status: string, updatedAt = second) => ({ status, updatedAt });
  /** A business that was approved on the first day by default. */
  const is = (status: string, updatedAt = second, approvedAt = first) => ({
    ...{ status, updatedAt, approvedAt },
  });
  const was = (status: string) => is(status, first);
  const revision = (status: string, updatedAt = second) => ({
    ...waiting(status, updatedAt),
    previousActive: businessId,
  });
  const suspendedBy = (kinds: string, updatedAt = second) => ({
    ...is('suspended', updatedAt),
    suspendedBy: kinds.split(' '),
  });
  const told = (before: Fields, after: Fields) =>
    jobsOf(key, before, after).filter(({ name }) => /^(?:tell|mail)-/.test(name));

  const active = was('active');
  const suspended = was('suspended');
  const unpaid = suspendedBy('payment', first);
  const pending = waiting('pending_approval', first);
  const pendingRevision = revision('pending_approval', first);
  const both = ['tell-owner', 'mail-owner'];
  const mailOnly = ['mail-owner'];

  it.each<[string, BusinessEvent['code'], readonly string[], Fields, Fields]>([
    ['approval', 'BUSINESS_APPROVED', both, pending, is('active', second, second)],
    ['an approved revision', 'REVISION_APPROVED', both, active, is('active', second, second)],
    [
      'one while suspended',
      'REVISION_APPROVED',
      mailOnly,
      suspended,
      is('suspended', second, second),
    ],
    ['rejection', 'BUSINESS_REJECTED', both, pending, waiting('rejected')],
    ['a rejected revision', 'REVISION_REJECTED', both, pendingRevision, revision('rejected')],
    ['suspension without a stored kind', 'BUSINESS_SUSPENDED', both, active, is('suspended')],
    ['no payment', 'BUSINESS_SUSPENDED_FOR_PAYMENT', both, active, suspendedBy('payment')],
    ['suspension beside that', 'BUSINESS_SUSPENDED', both, unpaid, suspendedBy('payment staff')],
    [
      'the reverse',
      'BUSINESS_SUSPENDED_FOR_PAYMENT',
      both,
      suspended,
      suspendedBy('staff payment'),
    ],
    ['end of the last suspension', 'BUSINESS_REACTIVATED', mailOnly, unpaid, is('active')],
  ])('on %s notifies the owner about %s by %j', (_, code, names, before, after) => {
    const job = { id: businessId, businessId, event: { code, at: second } };
    expect(told(before, after)).toEqual(names.map((name) => ({ name, ...job })));
  });

  it.each<[string, Fields, Fields]>([
    ['edit by the owner', active, is('active')],
    ['edit of a rejected one', waiting('rejected', first), waiting('pending_approval')],
    ['closing', active, is('closed')],
    ['end of one of two suspensions', suspendedBy('payment staff', first), suspendedBy('payment')],
    ['creation', undefined, waiting('pending_approval')],
    ['creation as active, by the seed', undefined, is('active', second, second)],
    ['removal of a merged revision', pending, undefined],
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
