import type { TFunction } from 'i18next';
import type { StoredInvoiceStatus } from '#contract/billing/invoices.ts';
import { indicationLifecycle, invoiceLifecycle } from '#contract/lifecycles/lifecycles.ts';
import type { Indication } from '#contract/shops/indications.ts';
import type { Decision } from '#contract/staff/staff.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeName } from '#web/product/business/size-name.ts';
import type { ChangedField } from './decision-changes.ts';

type Status = Decision['after']['status'];

const isOfIndication = (status: Status): status is Indication['status'] =>
  status in indicationLifecycle.transitions;

const isOfInvoice = (status: Status): status is StoredInvoiceStatus =>
  status in invoiceLifecycle.transitions;

function statusName(t: TFunction, status: Status): string {
  if (status === 'shown' || status === 'taken_down') {
    return t(`staff.decisions.pictureStates.${status}`);
  }
  if (isOfIndication(status)) return t(`staff.indications.statuses.${status}`);
  return isOfInvoice(status) ? t(`invoiceStatus.${status}`) : t(`status.${status}`);
}

/** Formats a value in the record of a decision by its field. */
export function decidedValue(t: TFunction, field: ChangedField, value: string): string {
  if (value === '') return t(field === 'legalName' ? 'staff.missingLegalName' : 'staff.missing');
  switch (field) {
    case 'sizeTypeId':
      return sizeName(t, value);
    case 'status':
      return statusName(t, value as Status);
    case 'amount':
    case 'monthlyPrice':
      return formatMoney(Number(value));
    case 'validFrom':
      return formatDay(value);
    default:
      return value;
  }
}
