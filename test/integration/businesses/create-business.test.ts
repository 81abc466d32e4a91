import { businessRoutes } from '#contract/businesses/routes.ts';
import {
  aBusinessBody,
  aRegisteredBusiness,
  businessesOf,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson, type Person } from '#test/support/stories/people.ts';
import { sendConcurrently, statusesOf } from '#test/support/stories/twice.ts';

const { createBusiness } = businessRoutes;

describe('createBusiness', () => {
  it('registers a business that waits for approval', async () => {
    const owner = await aPerson();
    const answer = await call(createBusiness, { as: owner, body: aBusinessBody(owner) });
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
    const { owner, business } = await aRegisteredBusiness();
    const answer = await call(createBusiness, { as: owner, body: aBusinessBody(owner) });
    expect({ status: answer.status, code: answer.code }).toEqual({
      status: 409,
      code: 'BUSINESS_ALREADY_EXISTS',
    });
    expect(await businessesOf(owner)).toEqual([business]);
  });

  it('registers one business for two concurrent requests, and refuses the other', async () => {
    const owner = await aPerson();
    const answers = await sendConcurrently(
      createBusiness,
      ['Padaria Aurora', 'Padaria Lua'].map((name) => ({
        as: owner,
        body: aBusinessBody(owner, { name }),
      })),
    );
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(await businessesOf(owner)).toHaveLength(1);
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
      [
        'a __proto__ key',
        JSON.parse('{"__proto__":{"status":"active"}}'),
        '__proto__',
        'UNKNOWN_FIELD',
      ],
    ])('refuses %s', async (_, changes, path, code) => {
      const own = Object.entries({ ...aBusinessBody(owner) });
      const body = Object.fromEntries([...own, ...Object.entries(changes)]);
      const answer = await call(createBusiness, { as: owner, body });
      expect(answer.code).toBe('VALIDATION_FAILED');
      expect(answer.errors).toEqual([{ path, code }]);
    });

    it('refuses a body that is not JSON', async () => {
      const request = { as: owner, text: '{"name": ' };
      expect((await call(createBusiness, request)).code).toBe('MALFORMED_JSON');
    });
  });
});
