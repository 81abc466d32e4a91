import { staffRoutes } from '#contract/staff/routes.ts';
import { ifMatch } from '#test/support/if-match.ts';
import { theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anInvoicedBusiness } from '#test/support/stories/invoices.ts';

const { cancelInvoice } = staffRoutes;

it('cancelInvoice cancels an unpaid invoice with a reason, and not twice', async () => {
  const { invoice } = await anInvoicedBusiness();
  const request = {
    as: await theStaff(),
    params: { id: invoice.id },
    body: { reason: 'Emitida por engano' },
  };
  const { body } = await eventually(async () => {
    const answer = await call(cancelInvoice, { ...request, headers: ifMatch(1) });
    expect(answer.status).toBe(200);
    return answer;
  });
  expect(body).toMatchObject({ status: 'cancelled', cancellationReason: 'Emitida por engano' });
  const again = await call(cancelInvoice, { ...request, headers: ifMatch(2) });
  expect(again.code).toBe('INVALID_TRANSITION');
});
