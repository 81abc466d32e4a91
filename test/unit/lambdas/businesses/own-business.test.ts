import { handler } from '#lambdas/entries/api/businesses.ts';
import { shownImageOf } from '#lambdas/media/images/stored-image.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  aBusiness,
  aBusinessInput,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aStoredImage } from '#test/support/builders/an-image.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import {
  allItems,
  beforeNextWrite,
  changeAttributes,
  itemAt,
  itemsOfKind,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const as = { userId: ownerId };
const live = keys.business(businessId);
const revision = keys.business(revisionId);
const update = (name: string) =>
  invokeHandler(
    handler,
    aRequest('PUT /businesses/{id}', {
      as,
      params: { id: revisionId },
      body: aBusinessInput({ name }),
    }),
  );

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const avatar = { images: [shownImageOf(aStoredImage('business'))] };
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business({ ...aBusiness(avatar), revisionId }),
    stored.business(aRevision(avatar)),
  );
});

describe('registering a business', () => {
  it.each([
    ['registered another one', { businessId }],
    ['is removed', { status: 'removed' }],
  ])('is refused for a user who %s at the same time', async (_, changes) => {
    tableHolds(stored.user(aUser()));
    beforeNextWrite(() => changeAttributes(keys.user(ownerId), changes));
    const request = aRequest('POST /businesses', { as, body: aBusinessInput() });
    expect((await invokeHandler(handler, request)).status).toBeGreaterThanOrEqual(400);
    expect(allItems()).toHaveLength(1);
  });
});

describe('changing the avatar with the id of a revision', () => {
  it('changes the live record, too, in its state at the time of the write', async () => {
    beforeNextWrite(() => changeAttributes(live, { version: 4, rejectionReason: 'Nome' }));
    await update(aRevision().name);
    expect(itemAt(live)).toMatchObject({ version: 5, rejectionReason: 'Nome' });
    for (const record of itemsOfKind('BUSINESS BUSINESS')) {
      expect(record).not.toHaveProperty('images');
    }
  });
});

describe('changing a revision without its avatar', () => {
  it('is refused if the live record is suspended at the same time', async () => {
    tableHolds(
      stored.user(aUser({ businessId })),
      stored.business({ ...aBusiness(), revisionId }),
      stored.business(aRevision()),
    );
    beforeNextWrite(() => changeAttributes(live, { status: 'suspended', version: 4 }));
    expect((await update('Padaria Lua')).body['code']).toBe('INVALID_TRANSITION');
    expect(itemAt(revision)).toMatchObject({ name: aRevision().name });
  });
});
