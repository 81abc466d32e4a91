import { dayIn } from '#contract/brazil/time-zones.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { moneyZone } from './invoices/days.ts';
import { rememberDebt, rememberNotInvoiced } from './invoices/debts.ts';
import { leftUnpaid } from './invoices/invoice-transitions.ts';
import { withoutInvoice } from './invoices/unpaid-invoices.ts';
import { findAgreements, removeAgreements, retainAgreements } from './store/agreement-store.ts';
import { findInvoice, replaceInvoice } from './store/invoice-store.ts';
import {
  findSubscription,
  removeSubscription,
  saveSubscription,
} from './store/subscription-store.ts';
import { stopped } from './subscription.ts';

/** Full years after the year of issue for which tax law requires an invoice (CTN, art. 173; LGPD, art. 16, I). */
const retentionYears = 5;

/** Returns when an invoice issued on a day may be deleted, in Unix seconds. */
export const endOfRetention = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)) + retentionYears + 1, 0, 1, 3) / 1000;

/** Reason on the cancelled invoice, in Portuguese like the rest of it. */
const reason = 'A empresa foi encerrada.';

/**
 * Cancels an open invoice of a business that left, and records the debt. Sets the expiry of any invoice; one in review
 * stays for staff. Throws WriteConflict after six attempts.
 */
export async function closeInvoice(businessId: string, start: string, now: Date): Promise<void> {
  await retryOnConflict(async (commit) => {
    const [invoice, subscription] = [
      await findInvoice(businessId, start),
      await findSubscription(businessId),
    ];
    if (!invoice) return;
    const ttl = endOfRetention(invoice.issueDate);
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
 * Takes the owner off the subscription of a business that left, and keeps it and its agreements as long as an invoice
 * of today; removes them if it was never invoiced. Amounts that no invoice will charge become a debt. Throws
 * WriteConflict after six attempts.
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
    const ttl = endOfRetention(today);
    await commit([
      saveSubscription({ ...stopped(subscription), userId: '', ttl }),
      ...retainAgreements(businessId, agreements, ttl),
      ...debt,
    ]);
  });
}
