import { formatCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { generateCnpj } from '@brazilian-utils/brazilian-utils/generate-cnpj';
import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf';
import type { Business } from '#contract/businesses/businesses.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import {
  aBusinessBody,
  aBusinessWithRevision,
  anActiveBusiness,
  aRegisteredBusiness,
  decideAsStaff,
  suspend,
  theStaff,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { aPagingKey, readPages } from '#test/support/stories/paging.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { aWord } from '#test/support/stories/search.ts';
import { openShop } from '#test/support/stories/shops.ts';

const { listBusinessesForStaff } = staffRoutes;

/** The row of a business in the list of its status, read page by page. */
async function rowOf({ id, status }: Business): Promise<BusinessForStaff | undefined> {
  let pagingKey: string | undefined;
  do {
    const query = { status, limit: '100', ...(pagingKey && { pagingKey }) };
    const { body } = await call(listBusinessesForStaff, { as: await theStaff(), query });
    const row = body.items.find((item) => item.id === id);
    if (row) return row;
    pagingKey = body.pagingKey;
  } while (pagingKey);
  return undefined;
}

async function withTaxId(name: string, taxId: Readonly<Record<string, string>>) {
  const owner = await aPerson();
  const body = { name, sizeTypeId: 3, userId: owner.userId, ...taxId };
  return { owner, business: (await call(businessRoutes.createBusiness, { as: owner, body })).body };
}

describe('listBusinessesForStaff', () => {
  it('lists each pending business once, oldest first', async () => {
    const waiting: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      waiting.push((await aRegisteredBusiness()).business.id);
    }
    const { business: approved } = await anActiveBusiness();
    const listed = (await readPages(listBusinessesForStaff, 20, { as: await theStaff() })).flat();
    expect(listed.filter((id) => waiting.includes(id))).toEqual(waiting);
    expect(listed).not.toContain(approved.id);
  });

  it('says who registered each business, also for a revision', async () => {
    const { owner, business, revision } = await aBusinessWithRevision();
    expect((await rowOf(business))?.applicant).toEqual({ email: owner.email });
    expect(await rowOf(revision)).toEqual({
      ...revision,
      active: business,
      applicant: { email: owner.email },
      sameTaxId: expect.any(Array),
    });
  });

  it.each([
    ['legalRegister', () => generateCnpj()],
    ['personRegister', () => generateCpf()],
  ] as const)(
    'names other businesses with the same %s, also those of a revision',
    async (field, newTaxId) => {
      const [same, another] = [newTaxId(), newTaxId()];
      const { business } = await withTaxId('Padaria Nova', { [field]: same });
      const { business: rejected } = await withTaxId('Padaria Recusada', { [field]: same });
      await decideAsStaff(rejected.id, 'reject');
      const { owner, business: pending } = await withTaxId('Padaria Antiga', { [field]: another });
      const live = await decideAsStaff(pending.id, 'approve');
      const body = { name: 'Padaria Revista', sizeTypeId: 3, userId: owner.userId, [field]: same };
      const change = { as: owner, params: { id: live.id }, body };
      const { body: revision } = await call(businessRoutes.updateBusiness, change);
      await eventually(async () => {
        expect((await rowOf(business))?.sameTaxId).toEqual([
          { id: live.id, name: 'Padaria Revista', status: 'pending_approval' },
          { id: rejected.id, name: 'Padaria Recusada', status: 'rejected' },
        ]);
        expect((await rowOf(revision))?.sameTaxId.map(({ id }) => id)).toEqual([
          rejected.id,
          business.id,
        ]);
        expect((await rowOf(live))?.sameTaxId).toEqual([]);
      });
    },
  );

  describe('with a search', () => {
    const idsFor = async (q: string) =>
      (await readPages(listBusinessesForStaff, 20, { as: await theStaff(), query: { q } })).flat();
    const expectFound = (q: string, ids: readonly string[]) =>
      eventually(async () => expect(await idsFor(q)).toEqual(ids));

    it('finds a business in each status by the beginning of a word of its name', async () => {
      const word = aWord();
      const { business, owner } = await aRegisteredBusiness({ name: `Padaria São ${word}` });
      await expectFound(word.slice(0, -1).toUpperCase(), [business.id]);
      await decideAsStaff(business.id, 'reject');
      await expectFound(`padar ${word}`, [business.id]);
      const body = aBusinessBody(owner, { name: `Confeitaria ${word}` });
      const params = { id: business.id };
      await call(businessRoutes.updateBusiness, { as: owner, params, body });
      await expectFound(`padaria ${word}`, []);
      await decideAsStaff(business.id, 'approve');
      await expectFound(`confeitaria ${word}`, [business.id]);
      await suspend({ business });
      await expectFound(word, [business.id]);
    });

    it('finds a revision by its name while it is pending, then its business', async () => {
      const word = aWord();
      const { business, owner } = await anActiveBusiness();
      const body = aBusinessBody(owner, { name: `Padaria ${word}` });
      const params = { id: business.id };
      const { body: revision } = await call(businessRoutes.updateBusiness, {
        as: owner,
        params,
        body,
      });
      await expectFound(word, [revision.id]);
      await decideAsStaff(revision.id, 'approve');
      await expectFound(word, [business.id]);
    });

    it('finds a business by tax id, e-mail of its owner, shop identifier and ids', async () => {
      const taxId = generateCnpj();
      const { owner, business } = await aRegisteredBusiness({ legalRegister: taxId });
      const shop = await openShop({ owner, business });
      await expectFound(formatCnpj(taxId), [business.id]);
      expect(await idsFor(owner.email.toUpperCase())).toEqual([business.id]);
      expect(await idsFor(shop.shopIdentifier.toUpperCase())).toEqual([business.id]);
      expect(await idsFor(shop.id)).toEqual([business.id]);
      const { body } = await call(listBusinessesForStaff, {
        as: await theStaff(),
        query: { q: business.id },
      });
      expect(body.items).toEqual([
        { ...business, applicant: { email: owner.email }, sameTaxId: [] },
      ]);
    });

    it("finds nothing for a consumer's e-mail or for unknown ids", async () => {
      const { email } = await aPerson();
      const none = '01K9A1B2C3D4E5F6G7H8J9KABC';
      for (const q of [email, `nobody-${email}`, `biz_${none}`, `shp_${none}`, '?!']) {
        expect(await idsFor(q)).toEqual([]);
      }
    });

    it('is refused together with a status', async () => {
      const query = { q: 'padaria', status: 'active' };
      const answer = await call(listBusinessesForStaff, { as: await theStaff(), query });
      expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    });
  });

  it('filters by status', async () => {
    const { business } = await anActiveBusiness();
    const list = { as: await theStaff(), query: { status: 'active' } };
    const listed = (await readPages(listBusinessesForStaff, 100, list)).flat();
    expect(listed.filter((id) => id === business.id)).toHaveLength(1);
  });

  it('refuses the paging key of another status', async () => {
    await Promise.all([aRegisteredBusiness(), aRegisteredBusiness()]);
    const as = await theStaff();
    const pagingKey = await aPagingKey(listBusinessesForStaff, { as });
    const query = { pagingKey, status: 'active' };
    const answer = await call(listBusinessesForStaff, { as, query });
    expect(answer.code).toBe('INVALID_PAGING_KEY');
  });
});
