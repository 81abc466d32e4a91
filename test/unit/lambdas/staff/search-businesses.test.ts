import type { Business } from '#contract/businesses/businesses.ts';
import {
  insertBusiness,
  removeBusiness,
  replaceBusiness,
} from '#lambdas/businesses/store/business-store.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { searchBusinesses } from '#lambdas/staff/list-businesses-for-staff.ts';
import { aBusiness, aPendingBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { rowsAskedFor } from '#test/support/memory-table/reads.ts';
import { itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';

const now = new Date('2026-03-01T12:00:00Z');
const idOf = (n: number) => `biz_01K9B1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`;
const numbered = (n: number, changes: Partial<Business> = {}) =>
  aPendingBusiness({ id: idOf(n), name: `Padaria ${n}`, ...changes });

const find = async (q: string, limit = 20, position?: string) => {
  const page = await searchBusinesses(q, { limit, position }, now);
  return { ids: page.items.map(({ id }) => id), position: page.position };
};
const foundBy = async (q: string) => (await find(q)).ids;
const words = () => itemsOfKind('BUSINESS NAME_WORD');

beforeEach(() => tableHolds());

describe('a search of staff by words', () => {
  it('finds a record only by its present names, and does not find a removed one', async () => {
    const before = aBusiness({ name: 'Padaria Lua', legalName: 'Sol e Mar Ltda' });
    const after = aBusiness({ name: 'Padaria Estrela', legalName: 'Sol e Mar Ltda' });
    await commit(insertBusiness(before));
    expect(await foundBy('lua')).toEqual([before.id]);
    await commit(replaceBusiness(before, after));
    expect(await foundBy('lua')).toEqual([]);
    for (const q of ['estrela', 'SOL', 'pada mar']) expect(await foundBy(q)).toEqual([before.id]);
    await commit(removeBusiness(after));
    expect(words()).toEqual([]);
  });

  it('writes no row if a change keeps the names', async () => {
    const before = aBusiness();
    await commit(insertBusiness(before));
    expect(replaceBusiness(before, { ...before, status: 'suspended' })).toHaveLength(1);
  });

  it('does not find a rejected revision, because its business never had that name', async () => {
    const revision = aRevision({ name: 'Casa Verde' });
    await commit(insertBusiness(revision));
    expect(await foundBy('verde')).toEqual([revision.id]);
    await commit(replaceBusiness(revision, { ...revision, status: 'rejected' }));
    expect(words()).toEqual([]);
  });

  it('finds a record once if several of its words match', async () => {
    await commit(insertBusiness(numbered(1, { name: 'Pão Pães Padaria' })));
    expect(await foundBy('pa')).toEqual([idOf(1)]);
  });

  it('approves the longest names of live record and revision in one transaction', async () => {
    const short = (letter: string) =>
      Array.from({ length: 26 }, (_, n) => letter + String.fromCharCode(97 + n)).join(' ');
    const named = (letter: string) => ({ name: short(letter), legalName: short(letter + letter) });
    const [live, revision] = [aBusiness(named('a')), aRevision(named('b'))];
    await commit([...insertBusiness(live), ...insertBusiness(revision)]);
    const merged = { ...live, ...named('b') };
    const writes = [...replaceBusiness(live, merged), ...removeBusiness(revision)];
    // The transaction also has an audit record and a stored answer.
    expect(writes.length).toBeLessThanOrEqual(98);
    await commit(writes);
    expect(await foundBy('ba')).toEqual([live.id]);
  });

  it('reads at most five rows for each item of a page, which can be continued', async () => {
    const many = Array.from({ length: 12 }, (_, n) => numbered(n));
    for (const one of many) await commit(insertBusiness(one));
    const before = rowsAskedFor();
    const page = await find('padaria 9', 2);
    expect(page.ids).toEqual([]);
    expect(rowsAskedFor() - before).toBe(10);
    expect((await find('padaria 9', 2, page.position)).ids).toEqual([idOf(9)]);
  });
});
