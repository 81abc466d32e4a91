import { type BusinessInput, businessRoutes } from '#contract/businesses.ts';
import { aBusinessInput, aPendingBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson, type Person } from '#test/support/stories/people.ts';
import { refusesBadBodies, refusesTheUnknown } from '#test/support/stories/refusals.ts';
import { writeUser } from '#test/support/stories/table.ts';
import { atOnce, statusesOf, twiceAtOnce } from '#test/support/stories/twice.ts';

const { createBusiness, listBusinesses } = businessRoutes;

async function businessesOf(person: Person) {
  const { body } = await call(listBusinesses, { as: person, query: { userId: person.userId } });
  return body.items;
}

describe('createBusiness', () => {
  refusesTheUnknown(createBusiness, (person) => ({ body: aBusinessInput(person) }));

  it('registers a business that waits for staff', async () => {
    const owner = await aPerson();
    const answer = await call(createBusiness, { as: owner, body: aBusinessInput(owner) });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Padaria São João',
      userId: owner.userId,
      status: 'pending_approval',
      version: 1,
    });
    expect(answer.headers).toMatchObject({
      location: `/api/businesses/${answer.body.id}`,
      etag: '"1"',
    });
    expect(await businessesOf(owner)).toEqual([answer.body]);
  });

  it('keeps a CNPJ with its letters, and drops how it was typed', async () => {
    const { business } = await aPendingBusiness({ legalRegister: '12.abc.345/01de-35' });
    expect(business.legalRegister).toBe('12ABC34501DE35');
  });

  it('trims a name and composes its accents', async () => {
    const { business } = await aPendingBusiness({ name: '  Padaria Sa\u0303o Joa\u0303o ' });
    expect(business.name).toBe('Padaria São João');
  });

  it('refuses a second one', async () => {
    const { owner, business } = await aPendingBusiness();
    const answer = await call(createBusiness, { as: owner, body: aBusinessInput(owner) });
    expect({ status: answer.status, code: answer.code }).toEqual({
      status: 409,
      code: 'BUSINESS_ALREADY_EXISTS',
    });
    expect(await businessesOf(owner)).toEqual([business]);
  });

  it('makes one business of the same request twice at once', async () => {
    const owner = await aPerson();
    const body = aBusinessInput(owner);
    const [one, other] = await twiceAtOnce(createBusiness, { as: owner, body });
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body).toEqual(one.body);
    expect(other.headers.location).toBe(one.headers.location);
    expect(await businessesOf(owner)).toEqual([one.body]);
  });

  it('makes one business of two requests at once, and refuses the other', async () => {
    const owner = await aPerson();
    const answers = await atOnce(
      createBusiness,
      ['Padaria Aurora', 'Padaria Lua'].map((name) => ({
        as: owner,
        body: aBusinessInput(owner, { name }),
      })),
    );
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(await businessesOf(owner)).toHaveLength(1);
  });

  it('gives the first answer again to a key that comes again, a refusal too', async () => {
    const { owner } = await aPendingBusiness();
    const request = { as: owner, body: aBusinessInput(owner) };
    const [first, ...again] = await Promise.all([
      ...(await twiceAtOnce(createBusiness, request)),
      ...(await twiceAtOnce(createBusiness, request)),
    ]);
    expect(again.map(({ code }) => code)).toEqual([first?.code, first?.code, first?.code]);
  });

  it('refuses a key that was given to another request', async () => {
    const owner = await aPerson();
    const headers = { 'idempotency-key': 'the-same-key-0001' };
    await call(createBusiness, { as: owner, headers, body: aBusinessInput(owner) });
    const body = aBusinessInput(owner, { name: 'Padaria Lua' });
    const answer = await call(createBusiness, { as: owner, headers, body });
    expect(answer.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('holds a key for its user alone', async () => {
    const headers = { 'idempotency-key': 'the-same-key-0002' };
    const owners = await Promise.all([aPerson(), aPerson()]);
    const answers = await Promise.all(
      owners.map((owner) =>
        call(createBusiness, { as: owner, headers, body: aBusinessInput(owner) }),
      ),
    );
    expect(statusesOf(answers)).toEqual([201, 201]);
  });

  it("does not register one in someone else's name", async () => {
    const [owner, stranger] = await Promise.all([aPerson(), aPerson()]);
    const answer = await call(createBusiness, { as: stranger, body: aBusinessInput(owner) });
    expect({ status: answer.status, code: answer.code }).toEqual({
      status: 403,
      code: 'FORBIDDEN',
    });
    expect(await businessesOf(owner)).toEqual([]);
    expect(await businessesOf(stranger)).toEqual([]);
  });

  it('refuses a validator, who works for the business of another', async () => {
    const person = await aPerson();
    await writeUser({
      userId: person.userId,
      status: 'active',
      createdAt: new Date().toISOString(),
      shopId: 'shp_01K9A1B2C3D4E5F6G7H8J9KABC',
    });
    const answer = await call(createBusiness, { as: person, body: aBusinessInput(person) });
    expect(answer.code).toBe('FORBIDDEN');
  });

  describe('with fields that are wrong', () => {
    let owner: Person;
    beforeAll(async () => {
      owner = await aPerson();
    });
    afterEach(async () => {
      expect(await businessesOf(owner)).toEqual([]);
    });

    it.each<[string, object, string, string]>([
      [
        'a CNPJ with wrong digits',
        { legalRegister: '11222333000182' },
        'legalRegister',
        'INVALID_CHECK_DIGITS',
      ],
      [
        'a CNPJ that is too short',
        { legalRegister: '1122233300018' },
        'legalRegister',
        'INVALID_FORMAT',
      ],
      ['both tax ids', { personRegister: '52998224725' }, 'personRegister', 'ONLY_ONE_TAX_ID'],
      ['a name of one letter', { name: 'P' }, 'name', 'TOO_SHORT'],
      ['a name that is too long', { name: 'P'.repeat(81) }, 'name', 'TOO_LONG'],
      ['a name of spaces', { name: '     ' }, 'name', 'REQUIRED'],
      ['a name that is a number', { name: 7 }, 'name', 'INVALID_TYPE'],
      ['a name that is a list', { name: ['Padaria'] }, 'name', 'INVALID_TYPE'],
      ['a name with an emoji', { name: 'Padaria 🥖' }, 'name', 'INVALID_FORMAT'],
      [
        'a name with a right-to-left mark',
        { name: 'Padaria \u202Eairadap' },
        'name',
        'CONTROL_CHARACTER',
      ],
      ['a name with a control character', { name: 'Padaria\u0000' }, 'name', 'CONTROL_CHARACTER'],
      ['a name with half a character', { name: 'Padaria \ud83e' }, 'name', 'CONTROL_CHARACTER'],
      ['a size type as a text', { sizeTypeId: '3' }, 'sizeTypeId', 'INVALID_VALUE'],
      ['a size type that there is not', { sizeTypeId: 6 }, 'sizeTypeId', 'INVALID_VALUE'],
      ['no size type', { sizeTypeId: undefined }, 'sizeTypeId', 'REQUIRED'],
      ['a status', { status: 'active' }, 'status', 'UNKNOWN_FIELD'],
      ['an avatar that is no address', { avatarUrl: 'padaria.png' }, 'avatarUrl', 'INVALID_FORMAT'],
    ])('refuses %s', async (_, changes, path, code) => {
      const body = { ...aBusinessInput(owner), ...changes };
      const answer = await call(createBusiness, { as: owner, body });
      expect(answer.code).toBe('VALIDATION_FAILED');
      expect(answer.errors[0]).toEqual({ path, code });
      expect(new Set(answer.errors.map((error) => error.path)).size).toBe(1);
    });

    it('names every field that is wrong at once', async () => {
      const body: Partial<BusinessInput> = { userId: owner.userId };
      const answer = await call(createBusiness, { as: owner, body });
      expect(answer.errors.map(({ path }) => path).sort()).toEqual(['name', 'sizeTypeId']);
    });

    it('refuses an image that was not uploaded here', async () => {
      const body = aBusinessInput(owner, { avatarUrl: 'https://evil.test/a.png' });
      const answer = await call(createBusiness, { as: owner, body });
      expect(answer.code).toBe('IMAGE_NOT_FOUND');
    });
  });

  refusesBadBodies(
    createBusiness,
    async () => {
      const owner = await aPerson();
      return { as: owner, body: aBusinessInput(owner), query: { of: owner.userId } };
    },
    async ({ as, query }) => {
      const { body } = await call(listBusinesses, { as, query: { userId: String(query?.['of']) } });
      expect(body.items).toEqual([]);
    },
  );
});
