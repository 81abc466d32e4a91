import { staffRoutes } from '#contract/staff/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { anIndication, indicationId } from '#test/support/builders/a-shop.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { itemAt, itemsOfKind, tableHolds } from '#test/support/operations/store.ts';
import { staffCaller } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const set = (status: string) =>
  call(staffRoutes.updateIndication, {
    as: staffCaller,
    params: { id: indicationId },
    body: { status },
  });

describe('updateIndication', () => {
  it('sets the status, and records it once without the data of the consumer', async () => {
    await tableHolds(stored.user(aStaffUser()), stored.indication(anIndication()));
    for (const _ of ['one', 'again']) {
      const { headers, body } = await set('contacted');
      const { updatedAt } = body;
      expect(headers).toMatchObject({ etag: '"2"' });
      expect(body).toEqual({ ...anIndication(), status: 'contacted', version: 2, updatedAt });
    }
    expect(await itemAt(keys.indication(indicationId))).toMatchObject({ status: 'contacted' });
    const [record, ...others] = await itemsOfKind('AUDIT AUDIT');
    expect(record).toMatchObject({ subjectId: indicationId, staffId, action: 'contact' });
    expect([record?.['before'], record?.['after']]).toEqual([
      { status: 'new' },
      { status: 'contacted' },
    ]);
    expect(others).toEqual([]);
  });

  it('refuses to make an indication new again', async () => {
    const contacted = anIndication({ status: 'contacted' });
    await tableHolds(stored.user(aStaffUser()), stored.indication(contacted));
    expect((await set('new')).code).toBe('INVALID_TRANSITION');
  });
});
