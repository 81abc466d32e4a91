import type { OwnerDecision } from '#lambdas/mails/owner-decision.ts';
import type { OwnerEvent } from '#lambdas/push/owner-event.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
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
  ])('from %s to %s gives the jobs %j', (before, after, jobs) => {
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

  type Code = OwnerDecision['code'];
  it.each<[string, Code, OwnerEvent['code'] | undefined, Fields, Fields]>([
    [
      'approval',
      'BUSINESS_APPROVED',
      'BUSINESS_APPROVED',
      decided('pending_approval'),
      decided('active', day(2), day(2)),
    ],
    [
      'approval of a revision',
      'REVISION_APPROVED',
      'BUSINESS_APPROVED',
      decided('active', day(1), day(1)),
      decided('active', day(2), day(2)),
    ],
    [
      'approval of a revision while suspended',
      'REVISION_APPROVED',
      undefined,
      decided('suspended', day(1), day(1)),
      decided('suspended', day(2), day(2)),
    ],
    [
      'rejection',
      'BUSINESS_REJECTED',
      'BUSINESS_REJECTED',
      decided('pending_approval'),
      decided('rejected', day(2)),
    ],
    [
      'rejection of a revision',
      'REVISION_REJECTED',
      'BUSINESS_REJECTED',
      { ...decided('pending_approval'), ...revision },
      { ...decided('rejected', day(2)), ...revision },
    ],
    [
      'suspension',
      'BUSINESS_SUSPENDED',
      'BUSINESS_SUSPENDED',
      decided('active', day(1), day(1)),
      decided('suspended', day(2), day(1)),
    ],
    [
      'end of a suspension',
      'BUSINESS_REACTIVATED',
      undefined,
      decided('suspended', day(1), day(1)),
      decided('active', day(2), day(1)),
    ],
  ])('on %s mails the owner %s and pushes %s', (_, mailed, pushed, before, after) => {
    const event = { code: pushed, at: day(2) };
    expect(told(before, after)).toEqual([
      ...(pushed ? [{ name: 'tell-owner', id: businessId, businessId, event }] : []),
      { name: 'mail-owner', id: businessId, businessId, decision: { code: mailed, at: day(2) } },
    ]);
  });

  it.each<[string, Fields, Fields]>([
    ['edit by the owner', decided('active', day(1), day(1)), decided('active', day(2), day(1))],
    ['edit of a rejected one', decided('rejected'), decided('pending_approval', day(2))],
    ['closing', decided('active', day(1), day(1)), decided('closed', day(2), day(1))],
    ['creation', undefined, decided('pending_approval')],
    ['creation as active, by the seed', undefined, decided('active', day(2), day(2))],
    ['removal of a merged revision', decided('pending_approval'), undefined],
  ])('on %s tells the owner nothing', (_, before, after) => {
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
  ])('to the name of one that is %s gives the jobs %j', (status, jobs) => {
    expect(namesOf(key, { status, name: 'Aurora' }, { status, name: 'Alvorada' })).toEqual(jobs);
  });

  it('to other fields gives no jobs', () => {
    const fields = { status: 'active', name: 'Aurora' };
    expect(namesOf(key, { ...fields, avatarUrl: 'a' }, { ...fields, avatarUrl: 'b' })).toEqual([]);
  });
});
