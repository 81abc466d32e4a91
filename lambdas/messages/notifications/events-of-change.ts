import type { Business } from '#contract/businesses/businesses.ts';
import { suspensionsOf } from '#lambdas/businesses/suspension.ts';
import type { ItemChange } from '#lambdas/platform/jobs/change.ts';
import type { BusinessEvent, InvoiceEvent } from './notified-event.ts';

type BusinessChange = ItemChange<'BUSINESS BUSINESS'>;
type State = NonNullable<BusinessChange['after']>;

const suspensionsIn = (state: State) =>
  suspensionsOf(state as Pick<Business, 'status' | 'suspendedBy'>);

function codeOf(before: State, after: State): BusinessEvent['code'] | undefined {
  // A suspended business stays suspended when its revision is approved.
  if (after.approvedAt !== before.approvedAt)
    return before.approvedAt ? 'REVISION_APPROVED' : 'BUSINESS_APPROVED';
  const [was, is] = [suspensionsIn(before), suspensionsIn(after)];
  // A second suspension is reported, too.
  if (is.length > was.length)
    return is.includes('payment') && !was.includes('payment')
      ? 'BUSINESS_SUSPENDED_FOR_PAYMENT'
      : 'BUSINESS_SUSPENDED';
  if (after.status === before.status) return undefined;
  if (after.status === 'rejected')
    return after.previousActive ? 'REVISION_REJECTED' : 'BUSINESS_REJECTED';
  return before.status === 'suspended' && after.status === 'active'
    ? 'BUSINESS_REACTIVATED'
    : undefined;
}

/** Returns the event that the owner is told; undefined for none, and for a new or removed item. */
export function eventOfBusiness({ before, after }: BusinessChange): BusinessEvent | undefined {
  const code = before && after && codeOf(before, after);
  return code && { code, at: after.updatedAt ?? '' };
}

type Code = InvoiceEvent['code'];
type Invoice = NonNullable<ItemChange<'BILLING INVOICE'>['after']>;

/** Returns the message for an invoice's latest reminder; `before` is undefined for a newly unpaid invoice. */
function codeOfReminder(before: number | undefined, after: number): Code | undefined {
  // An invoice whose payment was reversed starts with its last reminder, and has a mail of its own.
  if (before === undefined) return after === 0 ? 'INVOICE_ISSUED' : undefined;
  if (after <= before) return undefined;
  return after === 1 ? 'INVOICE_DUE_SOON' : 'INVOICE_OVERDUE';
}

/** Returns the subscription's invoices that were issued or need a reminder; `now` is after the change. */
export function eventsOfSubscription(
  { before, after, madeAt }: ItemChange<'BILLING SUBSCRIPTION'>,
  now: Date,
): readonly InvoiceEvent[] {
  if (!before || !after) return [];
  const known = new Map(before.unpaid.map(({ start, reminder }) => [start, reminder]));
  return after.unpaid.flatMap(({ start, reminder: step }) => {
    const code = codeOfReminder(known.get(start), step);
    return code ? [{ code, at: madeAt ?? now.toISOString(), start, step }] : [];
  });
}

function codeOfInvoice(before: Invoice, after: Invoice): Code | undefined {
  if (after.status === before.status) return undefined;
  if (after.status === 'paid') return 'PAYMENT_CONFIRMED';
  if (after.status === 'cancelled') return 'INVOICE_CANCELLED';
  if (after.status !== 'open') return undefined;
  return before.status === 'paid' ? 'PAYMENT_REOPENED' : 'PAYMENT_REFUSED';
}

/** Returns the decision of staff on an invoice, or its cancellation; `now` is after the change. */
export function eventsOfInvoice(
  { sortId: start, before, after, madeAt }: ItemChange<'BILLING INVOICE'>,
  now: Date,
): readonly InvoiceEvent[] {
  const code = before && after && codeOfInvoice(before, after);
  if (!code) return [];
  return [{ code, at: madeAt ?? now.toISOString(), start, step: after.version ?? 0 }];
}
