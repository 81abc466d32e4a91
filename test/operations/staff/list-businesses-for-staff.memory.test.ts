import { TooManyRequestsException } from '@aws-sdk/client-cognito-identity-provider';
import type { Business } from '#contract/businesses/businesses.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import {
  type BusinessItem,
  insertBusiness,
  removeBusiness,
  replaceBusiness,
} from '#lambdas/businesses/store/business-store.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aStaffUser, aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { anAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { logLines } from '#test/support/log-lines.ts';
import { rowsAskedFor } from '#test/support/memory-table/table.ts';
import { call, pagesOf } from '#test/support/operations/call.ts';
import { itemsOfKind, putItems, tableHolds } from '#test/support/operations/store.ts';
import { staffCaller } from '#test/support/request-of-route.ts';
import { openedShop, stored } from '#test/support/stored.ts';

const { listBusinessesForStaff } = staffRoutes;

const idNo = (n: number) => `biz_01K9A1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`;
/** A pending bakery of a stranger with another CNPJ. */
const bakeryNo = (n: number, changes: Partial<Business> = {}) =>
  aPendingBusiness({
    ...{ id: idNo(n), name: `Padaria ${n}`, userId: strangerId, legalRegister: '12ABC34501DE35' },
    ...changes,
  });

async function holds(...businesses: readonly BusinessItem[]): Promise<void> {
  await tableHolds(
    stored.user(aStaffUser()),
    stored.user(aUser({ businessId })),
    // A validator's item has the id of a business, too.
    stored.user(aUser({ userId: strangerId, businessId })),
  );
  for (const business of businesses) await commit(insertBusiness(business));
}

const list = (query: Record<string, string> = {}) =>
  call(listBusinessesForStaff, { as: staffCaller, query });
const rowsOf = async (query: Record<string, string> = {}) => (await list(query)).body.items;
const idsOf = async (query: Record<string, string> = {}) =>
  (await pagesOf(listBusinessesForStaff, 2, { as: staffCaller, query })).flat();

beforeEach(() => userPoolKeeps([anAccount(ownerId), anAccount(strangerId)]));

describe('listBusinessesForStaff', () => {
  it('lists each pending business once, the longest waiting first, or another status', async () => {
    const waiting = [3, 1, 2].map((n) => bakeryNo(n, { updatedAt: `2026-11-0${n}T12:00:00.000Z` }));
    await holds(...waiting, aBusiness());
    expect(await idsOf()).toEqual([idNo(1), idNo(2), idNo(3)]);
    expect(await idsOf({ status: 'active' })).toEqual([businessId]);
    const { pagingKey = '' } = (await list({ limit: '1' })).body;
    expect((await list({ pagingKey, status: 'active' })).code).toBe('INVALID_PAGING_KEY');
  });

  it('names the applicant, and the live business of a revision', async () => {
    await holds({ ...aBusiness(), revisionId }, aRevision());
    const email = `${ownerId}@vitrine.test`;
    userPoolKeeps([anAccount(ownerId, { name: 'Ana Souza', phone_number: '+5581998765432' })]);
    const applicant = { name: 'Ana Souza', email, phone: '+5581998765432' };
    const row = { ...aRevision(), active: aBusiness(), sameTaxId: [] };
    const lines = await logLines(async () => {
      expect(await rowsOf()).toEqual([{ ...row, applicant }]);
    });
    expect(JSON.stringify(lines)).toContain('GET /staff/businesses');
    expect(JSON.stringify(lines)).not.toMatch(/Ana Souza|vitrine\.test|98765432/);
    userPoolKeeps([]);
    expect(await rowsOf()).toEqual([row]);
  });

  it('answers 503 with Retry-After while Cognito is throttled', async () => {
    await holds(aPendingBusiness());
    const error = new TooManyRequestsException({ message: 'of Cognito', $metadata: {} });
    userPoolKeeps([], () => ({ error, when: 'before' }));
    expect(await list()).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  });

  it.each<[string, Partial<Business>]>([
    ['CNPJ', { legalRegister: '11222333000181' }],
    ['CPF', { personRegister: '52998224725' }],
  ])('names others with the same %s, newest first, also by a revision', async (_, taxId) => {
    const having = ({ legalRegister: _cnpj, ...rest }: Business) => ({ ...rest, ...taxId });
    const rejected = bakeryNo(2, { status: 'rejected' });
    const revision = aRevision({ previousActive: idNo(3) });
    await holds(
      ...[bakeryNo(1), rejected, revision].map(having),
      bakeryNo(3, { status: 'active' }),
    );
    const shown = ({ id, name, status }: Business) => ({ id, name, status });
    const [one, ofRevision] = await rowsOf();
    expect(one?.sameTaxId).toEqual([shown({ ...revision, id: idNo(3) }), shown(rejected)]);
    expect(ofRevision?.sameTaxId).toEqual([shown(rejected), shown(bakeryNo(1))]);
    expect(await rowsOf({ status: 'active' })).toMatchObject([{ sameTaxId: [] }]);
  });

  it('names at most ten of them, each once by its live record', async () => {
    const legalRegister = '11222333000181';
    await holds(aBusiness(), aRevision(), bakeryNo(0, { legalRegister }));
    const { id, name, status } = aBusiness();
    expect((await rowsOf())[0]?.sameTaxId).toEqual([{ id, name, status }]);
    await holds(...Array.from({ length: 12 }, (_, n) => bakeryNo(n, { legalRegister })));
    expect((await rowsOf())[0]?.sameTaxId).toHaveLength(10);
  });
});

describe('a search of staff', () => {
  const foundBy = (q: string) => idsOf({ q });

  it('finds a record once, in any status, by the beginnings of words of its names', async () => {
    const names = { name: 'Pão Pães Padaria Lua', legalName: 'Sol e Mar Ltda' };
    await holds(bakeryNo(1, { ...names, status: 'rejected' }), bakeryNo(2));
    for (const q of ['lua', 'SOL', 'pada mar', 'pao lu'])
      expect(await foundBy(q)).toEqual([idNo(1)]);
    expect(await foundBy('pa')).toEqual([idNo(2), idNo(1)]);
    for (const q of ['ua', 'lua estrela', '?!']) expect(await foundBy(q)).toEqual([]);
  });

  it('finds a record only by its present names, and does not find a removed one', async () => {
    const [before, after] = [bakeryNo(1), bakeryNo(1, { name: 'Padaria Estrela' })];
    await holds(before);
    // A change that keeps the names writes no rows of words.
    expect(replaceBusiness(before, { ...before, status: 'suspended' })).toHaveLength(1);
    await commit(replaceBusiness(before, after));
    expect(await foundBy('padaria 1')).toEqual([]);
    expect(await foundBy('estrela')).toEqual([idNo(1)]);
    await commit(removeBusiness(after));
    expect(await itemsOfKind('BUSINESS NAME_WORD')).toEqual([]);
  });

  it('does not find a rejected revision, because its business never had that name', async () => {
    await holds(aBusiness(), aRevision());
    expect(await foundBy('filhas')).toEqual([revisionId]);
    await commit(replaceBusiness(aRevision(), aRevision({ status: 'rejected' })));
    expect(await foundBy('filhas')).toEqual([]);
  });

  it.each([
    ['tax id', '11.222.333/0001-81', [businessId]],
    ['e-mail of its owner', `${ownerId}@VITRINE.test`, [businessId]],
    ['id', businessId, [businessId]],
    ['shop', shopId, [businessId]],
    ['identifier of a shop', 'Padaria-Aurora', [businessId, idNo(1)]],
    ['e-mail of a consumer', `${strangerId}@vitrine.test`, []],
    ['e-mail of nobody', 'nobody@vitrine.test', []],
    ['unknown id', idNo(9), []],
    ['unknown shop', otherShopId, []],
  ])('finds a business by %s: %s', async (_, q, found) => {
    await holds(aBusiness(), bakeryNo(1, { name: 'Padaria Aurora' }));
    await putItems(...openedShop());
    expect(await foundBy(q)).toEqual(found);
  });

  it('is refused together with a status', async () => {
    expect((await list({ q: 'padaria', status: 'active' })).code).toBe('VALIDATION_FAILED');
  });

  it('reads at most five rows for each item of a page, which can be continued', async () => {
    await holds(...Array.from({ length: 12 }, (_, n) => bakeryNo(n)));
    const query = { q: 'padaria 9', limit: '2' };
    const before = rowsAskedFor();
    const { items, pagingKey = '' } = (await list(query)).body;
    expect(items).toEqual([]);
    expect(rowsAskedFor() - before).toBe(10);
    expect(await rowsOf({ ...query, pagingKey })).toMatchObject([{ id: idNo(9) }]);
  });

  it('has few enough rows that the longest names are approved in one transaction', async () => {
    const short = (letter: string) =>
      Array.from({ length: 26 }, (_, n) => letter + String.fromCharCode(97 + n)).join(' ');
    const named = (letter: string) => ({ name: short(letter), legalName: short(letter + letter) });
    const [live, revision] = [aBusiness(named('a')), aRevision(named('b'))];
    await holds(live, revision);
    const merged = [
      ...replaceBusiness(live, { ...live, ...named('b') }),
      ...removeBusiness(revision),
    ];
    // The transaction also has an audit record and a stored answer.
    expect(merged.length).toBeLessThanOrEqual(98);
    await commit(merged);
    expect(await foundBy('ba')).toEqual([businessId]);
  });
});
