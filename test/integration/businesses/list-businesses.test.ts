import { businessRoutes } from '#contract/businesses/routes.ts';
import {
  aBusinessWithRevision,
  anActiveBusiness,
  aRegisteredBusiness,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson, type Person } from '#test/support/stories/people.ts';
import { writeUser } from '#test/support/stories/table.ts';

const { listBusinesses } = businessRoutes;

const ask = ({ userId }: Person) => ({ query: { userId } });

describe('listBusinesses', () => {
  it('is empty for a user without a business', async () => {
    const person = await aPerson();
    const { body } = await call(listBusinesses, { as: person, ...ask(person) });
    expect(body).toEqual({ items: [] });
  });

  it('shows a business to its owner as soon as it is registered', async () => {
    const { owner, business } = await aRegisteredBusiness();
    const { body } = await call(listBusinesses, { as: owner, ...ask(owner) });
    expect(body).toEqual({ items: [business], currentBusinessId: business.id });
  });

  it('shows a pending revision with the id of the live record as its current id', async () => {
    const { owner, business, revision } = await aBusinessWithRevision();
    const { body } = await call(listBusinesses, { as: owner, ...ask(owner) });
    expect(body).toEqual({ items: [revision], currentBusinessId: business.id, active: business });
  });

  it('does not show validators the business that they work for', async () => {
    const { business } = await anActiveBusiness();
    const validator = await aPerson();
    const { userId } = validator;
    const createdAt = new Date().toISOString();
    const shopId = 'shp_01K9A1B2C3D4E5F6G7H8J9KABC';
    await writeUser({ userId, status: 'active', createdAt, businessId: business.id, shopId });
    const { body } = await call(listBusinesses, { as: validator, ...ask(validator) });
    expect(body).toEqual({ items: [] });
  });
});
