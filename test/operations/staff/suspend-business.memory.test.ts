import { staffRoutes } from '#contract/staff/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { staffId } from '#test/support/builders/people.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import { beforeNextWrite } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  itemAt,
  itemsOfKind,
  tableHolds,
} from '#test/support/operations/store.ts';
import { asStaff } from '#test/support/request-of-route.ts';
import { aBilledBakery } from '#test/support/stored.ts';

const key = keys.business(businessId);
const reason = 'Fatura vencida';
const now = '2026-12-10T12:00:00.000Z';

const suspend = () => call(staffRoutes.suspendBusiness, asStaff(businessId, 3, { reason }));

beforeEach(async () => {
  stopDateAndPausesAt(now);
  await tableHolds(...aBilledBakery());
});

describe('suspendBusiness', () => {
  it('suspends an active business with a reason, stops its billing, and records who decided', async () => {
    const suspended = { status: 'suspended', suspendedBy: ['staff'], suspendedReason: reason };
    const after = { ...aBusiness(), ...suspended, updatedAt: now, version: 4 };
    const { status, body } = await suspend();
    expect({ status, body }).toEqual({ status: 200, body: after });
    expect(await itemAt(key)).toMatchObject(suspended);
    expect(await itemAt(keys.subscription(businessId))).not.toHaveProperty('nextStart');
    const decided = { subjectId: businessId, staffId, action: 'suspend', reason, at: now };
    expect(await itemsOfKind('AUDIT AUDIT')).toMatchObject([
      { ...decided, before: { status: 'active' }, after: { status: 'suspended' } },
    ]);
  });

  it.each(['rejected', 'suspended', 'closed'] as const)(
    'is refused if the business is %s',
    async (status) => {
      await changeAttributes(key, { status });
      expect((await suspend()).code).toBe('INVALID_TRANSITION');
      expect(await itemsOfKind('AUDIT AUDIT')).toEqual([]);
    },
  );

  it.each([
    ['another suspension', { status: 'suspended', suspendedReason: 'Outra', version: 4 }],
    ['another change', { name: 'Padaria Lua', version: 4 }],
  ])('is refused if %s of the business came first, and recorded once', async (_, changes) => {
    beforeNextWrite(() => changeAttributes(key, changes));
    expect((await suspend()).code).toBe('VERSION_MISMATCH');
    expect(await itemAt(key)).toMatchObject(changes);
    expect(await itemsOfKind('AUDIT AUDIT')).toEqual([]);
  });
});
