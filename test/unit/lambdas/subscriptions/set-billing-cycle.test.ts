import { handler } from '#lambdas/entries/api/subscriptions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import {
  beforeNextWrite,
  changeAttributes,
  itemAt,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const choose = (billingCycle: string) =>
  invokeHandler(
    handler,
    aRequest('PUT /businesses/{id}/subscription', {
      as: { userId: ownerId },
      params: { id: businessId },
      body: { billingCycle },
    }),
  );

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(aBusiness({ status: 'pending_approval' })),
  );
});

describe('the choice of a billing cycle', () => {
  it('before anything was billed is stored', async () => {
    expect(await choose('YEARLY')).toMatchObject({ status: 200, body: { billingCycle: 'YEARLY' } });
    expect(itemAt(keys.subscription(businessId))).toMatchObject({ billingCycle: 'YEARLY' });
  });

  // The removal of the subscription of a closed business may have run before.
  it('leaves no subscription of a business that is closed at the same time', async () => {
    beforeNextWrite(() => changeAttributes(keys.business(businessId), { status: 'closed' }));
    expect(await choose('YEARLY')).toMatchObject({ body: { code: 'INVALID_TRANSITION' } });
    expect(itemAt(keys.subscription(businessId))).toBeUndefined();
  });

  it('is not yearly for a business that becomes special at the same time', async () => {
    beforeNextWrite(() => changeAttributes(keys.business(businessId), { sizeTypeId: 99 }));
    expect(await choose('YEARLY')).toMatchObject({ body: { code: 'VALIDATION_FAILED' } });
    expect(itemAt(keys.subscription(businessId))).toBeUndefined();
  });
});
