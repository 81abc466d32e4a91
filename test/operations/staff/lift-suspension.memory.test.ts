import { staffRoutes } from '#contract/staff/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
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
const now = '2027-01-10T12:00:00.000Z';
const suspended = { status: 'suspended', suspendedReason: 'Fatura vencida' } as const;

const lift = () => call(staffRoutes.liftSuspension, asStaff(businessId, 3));
const nextStart = async () => (await itemAt(keys.subscription(businessId)))?.['nextStart'];

beforeEach(() => stopDateAndPausesAt(now));

describe('liftSuspension', () => {
  it('makes the business active without the reason, and bills it from today on', async () => {
    await tableHolds(...aBilledBakery({ business: { ...suspended, suspendedBy: ['staff'] } }));
    await changeAttributes(keys.subscription(businessId), { nextStart: undefined });
    const { status, body } = await lift();
    const after = { ...aBusiness(), updatedAt: now, version: 4 };
    expect({ status, body }).toEqual({ status: 200, body: after });
    expect(await nextStart()).toBe('2027-01-10');
    expect(await itemsOfKind('AUDIT AUDIT')).toMatchObject([
      { action: 'lift', before: suspended, after: { status: 'active' } },
    ]);
  });

  it('leaves a suspension for unpaid invoices, during which nothing is billed', async () => {
    await tableHolds(
      ...aBilledBakery({ business: { ...suspended, suspendedBy: ['payment', 'staff'] } }),
    );
    await changeAttributes(keys.subscription(businessId), { nextStart: undefined });
    expect((await lift()).body).toMatchObject({ status: 'suspended', suspendedBy: ['payment'] });
    expect(await nextStart()).toBeUndefined();
  });

  it('is refused if the business is not suspended', async () => {
    await tableHolds(...aBilledBakery());
    expect((await lift()).code).toBe('INVALID_TRANSITION');
    expect(await itemsOfKind('AUDIT AUDIT')).toEqual([]);
  });

  it('is refused if the business was changed first', async () => {
    await tableHolds(...aBilledBakery({ business: suspended }));
    beforeNextWrite(() => changeAttributes(key, { name: 'Padaria Sol', version: 4 }));
    expect((await lift()).code).toBe('VERSION_MISMATCH');
    expect(await itemAt(key)).toMatchObject({ name: 'Padaria Sol', status: 'suspended' });
  });
});
