import { businessRoutes } from '#contract/businesses/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { ApiClient } from '#scripts/seed/api-client.ts';
import { aStaffUser, aUser, ownerId, staffId } from '#test/support/builders/people.ts';
import { beforeRequest, requestsMade, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const newIndications = { query: { status: 'new' } };

beforeEach(() => tableHolds(stored.user(aUser()), stored.user(aStaffUser())));

describe('the client of the demo data', () => {
  it('gets the answers that its user gets', async () => {
    const staff = new ApiClient({ sub: staffId, 'cognito:groups': '[staff]' });
    expect(await staff.request(staffRoutes.listIndications, newIndications)).toEqual({ items: [] });
    const consumer = new ApiClient({ sub: ownerId });
    await expect(consumer.request(staffRoutes.listIndications, newIndications)).rejects.toThrow(
      /GET \/api\/staff\/indications: 403 .*FORBIDDEN/,
    );
  });

  it('has its input checked', async () => {
    const body = { name: '', sizeTypeId: 2, legalRegister: '1', userId: ownerId } as const;
    const request = new ApiClient({ sub: ownerId }).request(businessRoutes.createBusiness, {
      body,
    });
    await expect(request).rejects.toThrow(/400 .*VALIDATION_FAILED/);
  });

  it('repeats a request after a temporary failure', async () => {
    beforeRequest(() => (requestsMade().length === 1 ? 'lost request' : undefined));
    const { items } = await new ApiClient({ sub: ownerId }).request(businessRoutes.listBusinesses, {
      query: { userId: ownerId },
    });
    expect(items).toEqual([]);
  });
});
