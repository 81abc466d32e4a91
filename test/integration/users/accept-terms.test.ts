import { userRoutes } from '#contract/accounts/user-routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { legalDocuments } from '#lib/config/legal-documents.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aNewcomer, aStaffMember, type Person } from '#test/support/stories/people.ts';
import { storedUnder, writeUser } from '#test/support/stories/table.ts';
import { sendConcurrently, statusesOf } from '#test/support/stories/twice.ts';

const { acceptTerms, getMe } = userRoutes;

const version = legalDocuments.termsVersion;
const older = { version: '2020-01-01', acceptedAt: '2020-01-02T03:04:05.678Z' };

const accept = (as: Person) => ({ as, body: { version } });
const me = async (as: Person) => (await call(getMe, { as })).body;

/** The stored acceptances of a user: version and instant of each. */
async function keptOf({ userId }: Person) {
  const items = await storedUnder(keys.user(userId).PK);
  return items
    .filter(({ SK }) => String(SK).startsWith('TERMS#'))
    .map((item) => ({ version: item['version'], acceptedAt: item['acceptedAt'] }));
}

describe('acceptTerms', () => {
  it("stores version and time of a new user's acceptance", async () => {
    const person = await aNewcomer();
    const { status, body } = await call(acceptTerms, accept(person));
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId: person.userId, role: 'consumer', terms: { version } });
    expect(await me(person)).toEqual(body);
    expect(await keptOf(person)).toEqual([body.terms]);
  });

  it('changes no other field of the user', async () => {
    const { owner, business } = await anActiveBusiness();
    const staff = await aStaffMember();
    expect((await call(acceptTerms, accept(owner))).body).toMatchObject({
      role: 'owner',
      businessId: business.id,
    });
    expect((await call(acceptTerms, accept(staff))).body).toMatchObject({ role: 'staff' });
    expect((await me(owner)).businessId).toBe(business.id);
  });

  it('keeps the time of the first acceptance of a version', async () => {
    const person = await aNewcomer();
    const first = await call(acceptTerms, accept(person));
    const again = await call(acceptTerms, accept(person));
    expect(again.body).toEqual(first.body);
    expect(await keptOf(person)).toEqual([first.body.terms]);
  });

  it('stores one of several concurrent acceptances', async () => {
    const person = await aNewcomer();
    const answers = await sendConcurrently(
      acceptTerms,
      [1, 2, 3, 4].map(() => accept(person)),
    );
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
    const kept = await keptOf(person);
    expect(kept).toHaveLength(1);
    for (const { body } of answers) expect(body.terms).toEqual(kept[0]);
  });

  it('accepts the current version after an older one', async () => {
    const person = await aNewcomer();
    const createdAt = older.acceptedAt;
    await writeUser({ userId: person.userId, status: 'active', createdAt, terms: older });
    expect((await me(person)).terms).toEqual(older);
    const { body } = await call(acceptTerms, accept(person));
    expect(body.terms?.version).toBe(version);
    expect((await me(person)).terms).toEqual(body.terms);
  });

  it('refuses a version that is not the current one', async () => {
    const person = await aNewcomer();
    for (const wrong of ['2020-01-01', '2999-01-01', 'any']) {
      const answer = await call(acceptTerms, { as: person, body: { version: wrong } });
      expect(answer.errors).toEqual([{ path: 'version', code: 'INVALID_VALUE' }]);
    }
    expect(await keptOf(person)).toEqual([]);
  });
});
