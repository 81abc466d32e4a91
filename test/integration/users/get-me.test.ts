import { userRoutes } from '#contract/accounts/user-routes.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aNewcomer, aPerson, aStaffMember } from '#test/support/stories/people.ts';

const { getMe } = userRoutes;

describe('getMe', () => {
  it('returns a new user as a consumer, the same on every call', async () => {
    const person = await aNewcomer();
    const { body } = await call(getMe, { as: person });
    expect(body).toMatchObject({
      userId: person.userId,
      role: 'consumer',
      isPasswordRequired: false,
    });
    expect((await call(getMe, { as: person })).body).toEqual(body);
  });

  it('stores a new user once under concurrent calls', async () => {
    const person = await aNewcomer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(getMe, { as: person })));
    const created = answers.map(({ body }) => body.createdAt);
    expect(new Set(created).size).toBe(1);
  });

  it('accepts the ID token as well as the access token', async () => {
    const person = await aPerson();
    const { body } = await call(getMe, { as: { token: person.idToken } });
    expect(body.userId).toBe(person.userId);
  });

  it('returns the role owner for a user with a business', async () => {
    const { owner, business } = await anActiveBusiness();
    const { body } = await call(getMe, { as: owner });
    expect(body).toMatchObject({ role: 'owner', businessId: business.id });
  });

  it('returns the role staff for a user with the record and the group', async () => {
    const staff = await aStaffMember();
    expect((await call(getMe, { as: staff })).body.role).toBe('staff');
  });
});
