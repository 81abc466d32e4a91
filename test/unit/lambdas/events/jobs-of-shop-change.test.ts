import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { type Attributes, jobsOf, namesOf } from '#test/support/item-changes.ts';

describe('a change to a shop', () => {
  const key = keys.shop(shopId);
  const search = `refresh-search ${shopId}`;
  const address = { state: 'PE', city: 'Recife', neighborhood: 'Boa Vista', street: 'Rua A' };
  const timeZone = 'America/Recife';
  const shop = { shopStatus: 'active', shopIdentifier: 'aurora', timeZone, address };
  const move = `move-offers-of-shop ${shopId}`;

  it('to its status refreshes the feeds of its offers and its search', () => {
    const inactive = { ...shop, shopStatus: 'inactive' };
    const both = [`refresh-feeds-of-shop ${shopId}`, search];
    expect(namesOf(key, shop, inactive)).toEqual(both);
    expect(namesOf(key, inactive, shop)).toEqual(both);
  });

  it.each<[string, Attributes]>([
    ['identifier', { shopIdentifier: 'alvorada' }],
    ['state', { address: { ...address, state: 'PB' } }],
    ['city', { address: { ...address, city: 'Olinda' } }],
    ['neighbourhood', { address: { ...address, neighborhood: 'Derby' } }],
    // Joined by spaces, both addresses would read the same.
    ['city', { address: { ...address, city: 'Recife Boa', neighborhood: 'Vista' } }],
  ])('to its %s refreshes its search while it is active', (_, changes) => {
    const inactive = { shopStatus: 'inactive' };
    expect(namesOf(key, shop, { ...shop, ...changes })).toContain(search);
    expect(
      namesOf(key, { ...shop, ...inactive }, { ...shop, ...changes, ...inactive }),
    ).not.toContain(search);
  });

  it.each<[string, Attributes]>([
    ['time zone', { timeZone: 'America/Manaus' }],
    ['state', { address: { ...address, state: 'PB' } }],
    ['city', { address: { ...address, city: 'Olinda' } }],
  ])('to its %s moves its offers', (_, changes) => {
    expect(namesOf(key, shop, { ...shop, ...changes })).toContain(move);
  });

  it('passes the version of the last change of address or status to the jobs on its offers', () => {
    const versionsOf = (changes: Attributes) =>
      jobsOf(key, shop, { ...shop, ...changes }).flatMap((job) =>
        'version' in job ? job.version : [],
      );
    const city = { address: { ...address, city: 'Olinda' } };
    expect(versionsOf({ ...city, placeVersion: '7', statusVersion: '7' })).toEqual([7, 7, 7]);
    expect(versionsOf({ ...city, placeVersion: '8' })).toEqual([8, 8]);
    expect(versionsOf({ shopStatus: 'inactive', statusVersion: '9' })).toEqual([9]);
  });

  it('that is new refreshes its search', () => {
    expect(namesOf(key, undefined, shop)).toEqual([search]);
  });

  it('that is removed leaves the search, loses followers and validators, and is removed from its offers', () => {
    const jobs = jobsOf(key, { ...shop, businessId }, undefined);
    expect(jobs).toEqual(jobs.map((job) => ({ ...job, businessId })));
    expect(jobs.map(({ name }) => name).sort()).toEqual([
      'cancel-claims-of-shop',
      'disable-validators-of-shop',
      'make-link-preview',
      'refresh-search',
      'remove-followers',
      'remove-offers-of-shop',
    ]);
    for (const { id } of jobs) expect(id).toBe(shopId);
  });

  it('to other fields starts no jobs', () => {
    const street = { address: { ...address, street: 'Rua B' }, about: 'new' };
    expect(namesOf(key, { ...shop, about: 'old' }, { ...shop, ...street })).toEqual([]);
  });
});
