import { dayIn } from '#contract/brazil/time-zones.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { leftUnpaid } from './invoices/change-invoice.ts';
import { moneyZone } from './invoices/days.ts';
import { rememberDebt, rememberNotInvoiced } from './invoices/left-owing.ts';
import { withoutInvoice } from './invoices/unpaid-invoices.ts';
import { findAgreements, keepAgreements, removeAgreements } from './store/agreement-store.ts';
import { findInvoice, replaceInvoice } from './store/invoice-store.ts';
import {
  findSubscription,
  removeSubscription,
  saveSubscription,
} from './store/subscription-store.ts';
import { stopped } from './subscription.ts';

/** Whole years, after that of an invoice, for which tax law needs it (CTN, art. 173; LGPD, art. 16, I). */
const yearsKept = 5;

/** The end of the years for which an invoice of a day is kept, in Unix seconds. */
export const endOfKeeping = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)) + yearsKept + 1, 0, 1, 3) / 1000;

/** What a cancelled invoice says; in Portuguese, as all of it. */
const reason = 'A empresa foi encerrada.';

/**
 * Cancels an invoice of a business that has left if it is open, which is remembered as a debt, and sets when it goes. One
 * that staff review stays for them. Throws WriteConflict after six attempts.
 */
export async function closeInvoice(businessId: string, start: string, now: Date): Promise<void> {
  await retryOnConflict(async (commit) => {
    const [invoice, subscription] = [
      await findInvoice(businessId, start),
      await findSubscription(businessId),
    ];
    if (!invoice) return;
    const ttl = endOfKeeping(invoice.issueDate);
    if (invoice.status !== 'open') {
      if (invoice.ttl === undefined) await commit([replaceInvoice(invoice, { ...invoice, ttl })]);
      return;
    }
    const writes = [replaceInvoice(invoice, { ...leftUnpaid(invoice, reason), ttl })];
    if (!subscription) return commit(writes);
    await commit([
      ...writes,
      saveSubscription(withoutInvoice(subscription, start)),
      ...(await rememberDebt(subscription, invoice, dayIn(moneyZone, now))),
    ]);
  });
}

/**
 * Keeps subscription and agreements of a business that has left, without its owner, for as long as its newest invoice may
 * be kept; removes them where it was never invoiced. What no invoice charges any more is remembered as a debt. Throws WriteConflict after six attempts.
 */
export async function closeBilling(businessId: string, now: Date): Promise<void> {
  await retryOnConflict(async (commit) => {
    const subscription = await findSubscription(businessId);
    if (!subscription || subscription.ttl !== undefined) return;
    const agreements = await findAgreements(businessId);
    const today = dayIn(moneyZone, now);
    const debt = await rememberNotInvoiced(subscription, today);
    if (subscription.lastNumber === 0) {
      await commit([
        removeSubscription(subscription),
        ...removeAgreements(businessId, agreements),
        ...debt,
      ]);
      return;
    }
    const ttl = endOfKeeping(today);
    await commit([
      saveSubscription({ ...stopped(subscription), userId: '', ttl }),
      ...keepAgreements(businessId, agreements, ttl),
      ...debt,
    ]);
  });
}
