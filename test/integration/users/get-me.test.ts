import { userRoutes } from '#contract/users.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anotherClient, anotherPool } from '#test/support/stories/foreign-tokens.ts';
import { aNewcomer, aPerson, aStaffMember, signedIn } from '#test/support/stories/people.ts';
import { refusesTheUnknown, rewrittenToken } from '#test/support/stories/refusals.ts';
import { writeUser } from '#test/support/stories/table.ts';

const { getMe } = userRoutes;

describe('getMe', () => {
  refusesTheUnknown(getMe, () => ({}));

  it('knows someone new as a consumer, the same at every call', async () => {
    const person = await aNewcomer();
    const { body } = await call(getMe, { as: person });
    expect(body).toMatchObject({
      userId: person.userId,
      role: 'consumer',
      isPasswordRequired: false,
    });
    expect((await call(getMe, { as: person })).body).toEqual(body);
  });

  it('writes a new user down once, however many calls come at once', async () => {
    const person = await aNewcomer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(getMe, { as: person })));
    const created = answers.map(({ body }) => body.createdAt);
    expect(new Set(created).size).toBe(1);
  });

  it('takes the ID token as well as the access token', async () => {
    const person = await aPerson();
    const { body } = await call(getMe, { as: { token: person.idToken } });
    expect(body.userId).toBe(person.userId);
  });

  it('knows an owner by their business', async () => {
    const { owner, business } = await anActiveBusiness();
    const { body } = await call(getMe, { as: owner });
    expect(body).toMatchObject({ role: 'owner', businessId: business.id });
  });

  it('knows staff by their record and their group together', async () => {
    const staff = await aStaffMember();
    expect((await call(getMe, { as: staff })).body.role).toBe('staff');
  });

  it('does not take a staff record alone for staff', async () => {
    const person = await aPerson();
    const now = new Date().toISOString();
    await writeUser({ userId: person.userId, status: 'active', createdAt: now, staffSince: now });
    expect((await call(getMe, { as: person })).body.role).toBe('consumer');
  });

  it('tells a user with a temporary password that it must be changed', async () => {
    const person = await aPerson();
    const createdAt = new Date().toISOString();
    await writeUser({
      userId: person.userId,
      status: 'active',
      createdAt,
      isPasswordRequired: true,
    });
    expect((await call(getMe, { as: person })).body.isPasswordRequired).toBe(true);
  });

  it('answers 401 to a disabled user', async () => {
    const person = await aPerson();
    await writeUser({
      userId: person.userId,
      status: 'disabled',
      createdAt: new Date().toISOString(),
    });
    expect((await call(getMe, { as: person })).status).toBe(401);
  });

  it('answers 401 to claims rewritten under the old signature', async () => {
    const [person, victim] = await Promise.all([aPerson(), aPerson()]);
    const token = rewrittenToken(person.token, { sub: victim.userId });
    expect((await call(getMe, { as: { token } })).status).toBe(401);
  });

  it('answers 401 to a token of another client of the pool', async () => {
    const person = await aPerson();
    const elsewhere = await signedIn(person.email, await anotherClient());
    expect((await call(getMe, { as: elsewhere })).status).toBe(401);
  });

  it('answers 401 to a token of another pool', async () => {
    const stranger = await aNewcomer(await anotherPool());
    expect((await call(getMe, { as: stranger })).status).toBe(401);
  });
});
