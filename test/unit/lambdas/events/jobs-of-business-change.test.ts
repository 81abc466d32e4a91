import { jobsOfChange } from '#lambdas/events/jobs-of-change.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { changeOf, type Fields, namesOf } from '#test/support/item-changes.ts';

describe('a change to a business', () => {
  const key = keys.business(businessId);
  const search = `refresh-search-of-business ${businessId}`;
  const feeds = `refresh-feeds-of-business ${businessId}`;
  const pictures = `move-pictures-of-business ${businessId}`;

  it.each([
    ['pending_approval', 'active', [feeds, search]],
    ['active', 'suspended', [feeds, pictures, search]],
    ['suspended', 'active', [feeds, pictures, search]],
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
  const told = (before: Fields, after: Fields) =>
    jobsOfChange(changeOf(key, before, after)).filter(({ name }) => name === 'tell-owner');

  it.each<[string, string | undefined, Fields, Fields]>([
    ['approval', 'APPROVED', decided('pending_approval'), decided('active', day(2), day(2))],
    [
      'approval of a revision',
      'APPROVED',
      decided('active', day(1), day(1)),
      decided('active', day(2), day(2)),
    ],
    ['rejection', 'REJECTED', decided('pending_approval'), decided('rejected', day(2))],
    [
      'suspension',
      'SUSPENDED',
      decided('active', day(1), day(1)),
      decided('suspended', day(2), day(1)),
    ],
    [
      'end of a suspension',
      undefined,
      decided('suspended', day(1), day(1)),
      decided('active', day(2), day(1)),
    ],
    [
      'approval of a revision while suspended',
      undefined,
      decided('suspended', day(1), day(1)),
      decided('suspended', day(2), day(2)),
    ],
    [
      'edit by the owner',
      undefined,
      decided('active', day(1), day(1)),
      decided('active', day(2), day(1)),
    ],
    ['edit of a rejected one', undefined, decided('rejected'), decided('pending_approval', day(2))],
    ['closing', undefined, decided('active', day(1), day(1)), decided('closed', day(2), day(1))],
    ['creation', undefined, undefined, decided('pending_approval')],
    ['creation as active, by the seed', undefined, undefined, decided('active', day(2), day(2))],
    ['removal of a merged revision', undefined, decided('pending_approval'), undefined],
  ])('on %s tells the owner %s', (_, what, before, after) => {
    const event = { code: `BUSINESS_${what}`, at: day(2) };
    expect(told(before, after)).toEqual(
      what ? [{ name: 'tell-owner', id: businessId, event }] : [],
    );
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
