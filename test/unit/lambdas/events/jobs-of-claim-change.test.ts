import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { type Fields, jobsOf } from '#test/support/item-changes.ts';

const count = { name: 'count-claims', id: offerId, businessId, at: '2026-11-21T12:00:00.000Z' };
const forget = { name: 'forget-consumers', id: businessId, month: '2026-12', place: null };

describe('a change to the claims of an offer', () => {
  it.each<[string, Fields, Fields, object[]]>([
    ['a new shard', undefined, { taken: '0' }, []],
    ['a unit that is taken', { taken: '0' }, { taken: '1' }, [count]],
    ['another limit', { taken: '1', cap: '2' }, { taken: '1', cap: '3' }, []],
    ['a shard that is removed', { taken: '0' }, undefined, []],
  ])('starts the jobs for %s', (_, before, after, jobs) => {
    const of = (fields: Fields) => fields && { ...fields, businessId };
    expect(jobsOf(keys.claimShard(offerId, 3), of(before), of(after))).toEqual(jobs);
  });

  it('counts a redemption', () => {
    const used = { used: '1', businessId };
    expect(jobsOf(keys.usedOfShard(offerId, 3), undefined, used)).toEqual([count]);
  });

  it("forgets the consumers of a month when the month's marker expires", () => {
    const key = keys.claimsMonth(businessId, '2026-12');
    expect(jobsOf(key, undefined, { businessId })).toEqual([]);
    expect(jobsOf(key, { businessId }, undefined)).toEqual([forget]);
  });
});
