import { invoiceId as invoiceIdSchema } from '#contract/http/ids.ts';
import { invoiceIdOf, isInvoiceOf, startIn } from '#lambdas/billing/invoices/invoice.ts';
import { businessId, revisionId } from '#test/support/builders/a-business.ts';

it('the id of an invoice contains its business and its period', () => {
  const id = invoiceIdOf(businessId, '2027-01-01');
  expect(invoiceIdSchema.safeParse(id).success).toBe(true);
  expect(startIn(id)).toBe('2027-01-01');
  expect(isInvoiceOf(id, businessId)).toBe(true);
  expect(isInvoiceOf(id, revisionId)).toBe(false);
  expect(id < invoiceIdOf(businessId, '2027-02-01')).toBe(true);
});

it.each([
  ['within a day', 'inv_01K9A1B2C3D4E5F6G7H8J9KABC'],
  ['later than any', 'inv_ZZZZZZZZZZD4E5F6G7H8J9KABC'],
])('an id whose time is %s belongs to no period', (_, id) => {
  expect(startIn(id)).toBeUndefined();
});
