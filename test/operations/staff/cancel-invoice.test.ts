import { staffRoutes } from '#contract/staff/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { invoiceId, periodStart } from '#test/support/builders/an-invoice.ts';
import { call } from '#test/support/operations/call.ts';
import { itemAt, itemsOfKind, tableHolds } from '#test/support/operations/store.ts';
import { asStaff } from '#test/support/request-of-route.ts';
import { aBilledBakery } from '#test/support/stored.ts';

const reason = 'Emitida por engano';

const cancel = (version: number) =>
  call(staffRoutes.cancelInvoice, asStaff(invoiceId, version, { reason }));

it('cancelInvoice cancels an unpaid invoice with a reason, and not twice', async () => {
  await tableHolds(...aBilledBakery());
  const cancelled = { status: 'cancelled', cancellationReason: reason };
  expect((await cancel(1)).body).toMatchObject(cancelled);
  expect(await itemAt(keys.invoice(businessId, periodStart))).toMatchObject(cancelled);
  expect(await itemAt(keys.subscription(businessId))).toMatchObject({ unpaid: [] });
  expect((await cancel(2)).code).toBe('INVALID_TRANSITION');
  expect(await itemsOfKind('AUDIT AUDIT')).toMatchObject([{ action: 'cancel', reason }]);
});
