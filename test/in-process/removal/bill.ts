import { invoiceIdOf } from '#lambdas/billing/invoices/invoice.ts';
import { saveAgreement } from '#lambdas/billing/store/agreement-store.ts';
import { saveDebt } from '#lambdas/billing/store/debt-store.ts';
import { insertInvoice } from '#lambdas/billing/store/invoice-store.ts';
import { findSubscription, saveSubscription } from '#lambdas/billing/store/subscription-store.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { anInvoice, anUnpaidInvoice, periodStart } from '#test/support/builders/an-invoice.ts';
import { taxId } from './an-account.ts';

/** Another business with the same tax id, which has left. */
const earlierId = 'biz_01K9A1B2C3D4E5F6G7H8J9KPRV';

/** Writes an open invoice, an agreement, and the debt of an earlier business of the owner. */
export async function bill(businessId: string, name: string): Promise<void> {
  const subscription = await findSubscription(businessId);
  if (!subscription) throw new Error('An approved business has a subscription');
  const invoice = anInvoice({
    businessId,
    id: invoiceIdOf(businessId, periodStart),
    number: `${businessId.slice(-10)}-0001`,
    customer: { name, taxId },
  });
  await commit([
    insertInvoice(invoice),
    saveDebt(subscription.taxIdHash ?? '', earlierId, {
      on: periodStart,
      cents: { [periodStart]: 5990 },
    }),
    saveSubscription({ ...subscription, lastNumber: 1, unpaid: [anUnpaidInvoice()] }),
    saveAgreement(businessId, {
      validFrom: periodStart,
      monthlyPrice: 900,
      maxShops: 40,
      maxValidatorsPerShop: 20,
      maxActiveOffers: 900,
      note: 'Combinado por telefone',
    }),
  ]);
}
