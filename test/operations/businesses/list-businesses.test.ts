import { businessRoutes } from '#contract/businesses/routes.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { owner, stranger } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const rejected = aRevision({ status: 'rejected', rejectionReason: 'Nome' });
const refused = aBusiness({ rejectionReason: 'Nome' });
const own = { currentBusinessId: businessId };

describe('listBusinesses', () => {
  it.each<[string, BusinessItem, BusinessItem[], object]>([
    [
      'a business as soon as it is registered',
      aPendingBusiness(),
      [],
      { items: [aPendingBusiness()], ...own },
    ],
    [
      'a pending revision with the live record and its id as the current one',
      { ...aBusiness(), revisionId },
      [aRevision()],
      { items: [aRevision()], active: aBusiness(), ...own },
    ],
    [
      'the live record with the revision that was rejected last',
      { ...refused, rejectedRevisionId: revisionId },
      [rejected],
      { items: [refused], rejectedRevision: rejected, ...own },
    ],
  ])('shows its owner %s', async (_, business, revisions, expected) => {
    await tableHolds(...aBakery({ business }), ...revisions.map(stored.business));
    const answer = await call(businessRoutes.listBusinesses, { as: owner, query: owner });
    expect(answer.body).toEqual(expected);
  });

  it.each([
    ['a user without a business', stranger],
    ['a validator of a business', aValidatorUser()],
  ])('shows nothing to %s', async (_, as) => {
    await tableHolds(...aBakery(), stored.user(aValidatorUser()));
    const query = { userId: as.userId };
    const answer = await call(businessRoutes.listBusinesses, { as, query });
    expect(answer.body).toEqual({ items: [] });
  });
});
