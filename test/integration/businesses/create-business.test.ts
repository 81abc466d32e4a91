import { businessRoutes } from '#contract/routes/businesses.ts';
import {
  aBusinessInput,
  aPendingBusiness,
  businessesOf,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson, type Person } from '#test/support/stories/people.ts';
import { writeUser } from '#test/support/stories/table.ts';
import { atOnce, statusesOf, twiceAtOnce } from '#test/support/stories/twice.ts';

const { createBusiness } = businessRoutes;

describe('createBusiness', () => {
  it('registers a business that waits for approval', async () => {
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

  it('refuses a second business of the same user', async () => {
    const { owner, business } = await aPendingBusiness();
    const answer = await call(createBusiness, { as: owner, body: aBusinessInput(owner) });
    expect({ status: answer.status, code: answer.code }).toEqual({
      status: 409,
      code: 'BUSINESS_ALREADY_EXISTS',
    });
    expect(await businessesOf(owner)).toEqual([business]);
  });

  it('registers one business for the same request sent twice concurrently', async () => {
    const owner = await aPerson();
    const body = aBusinessInput(owner);
    const [one, other] = await twiceAtOnce(createBusiness, { as: owner, body });
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body).toEqual(one.body);
    expect(other.headers.location).toBe(one.headers.location);
    expect(await businessesOf(owner)).toEqual([one.body]);
  });

  it('registers one business for two concurrent requests, and refuses the other', async () => {
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

  it('refuses a validator', async () => {
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

  describe('with an invalid body, which the edge forwards unchanged', () => {
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
      ['a name with an emoji', { name: 'Padaria 🥖' }, 'name', 'INVALID_FORMAT'],
      [
        'a name with a right-to-left mark',
        { name: 'Padaria \u202Eairadap' },
        'name',
        'CONTROL_CHARACTER',
      ],
      ['a name that is a number', { name: 7 }, 'name', 'INVALID_TYPE'],
      ['an unknown field', { status: 'active' }, 'status', 'UNKNOWN_FIELD'],
      [
        'a __proto__ key',
        JSON.parse('{"__proto__":{"status":"active"}}'),
        '__proto__',
        'UNKNOWN_FIELD',
      ],
    ])('refuses %s', async (_, changes, path, code) => {
      const own = Object.entries({ ...aBusinessInput(owner) });
      const body = Object.fromEntries([...own, ...Object.entries(changes)]);
      const answer = await call(createBusiness, { as: owner, body });
      expect(answer.code).toBe('VALIDATION_FAILED');
      expect(answer.errors).toEqual([{ path, code }]);
    });

    it.each([
      ['that is not JSON', { text: '{"name": ' }, 'MALFORMED_JSON'],
      ['above 64 KiB', { text: `"${'a'.repeat(64 * 1024)}"` }, 'BODY_TOO_LARGE'],
      [
        'with another content type',
        { headers: { 'content-type': 'text/plain' } },
        'UNSUPPORTED_MEDIA_TYPE',
      ],
    ])('refuses a body %s', async (_, wrong, code) => {
      const request = { as: owner, body: aBusinessInput(owner), ...wrong };
      expect((await call(createBusiness, request)).code).toBe(code);
    });
  });
});
