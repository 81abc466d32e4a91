import type { TFunction } from 'i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import { formatDay } from '#web/lib/format/days.ts';

/** Invoices are issued and due by the calendar of São Paulo. */
export const billingZone = 'America/Sao_Paulo';

/** Returns when an invoice is due, or was due before `today` (`YYYY-MM-DD`). */
export const dueText = (t: TFunction, { dueDate }: Pick<Invoice, 'dueDate'>, today: string) =>
  t(dueDate < today ? 'billing.wasDueOn' : 'billing.dueOn', { day: formatDay(dueDate) });
