import type { Plans } from '#contract/billing/parse-plans.ts';
import type { BillingCycle } from '#contract/billing/subscriptions.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { writtenDay } from './days.ts';
import type { ChargedPart } from './period.ts';

/** Names of billing cycles on invoice lines, always in Portuguese: they are part of the document. */
const cycleNames: Readonly<Record<BillingCycle, string>> = {
  MONTHLY: 'mensal',
  YEARLY: 'anual',
};

interface Named {
  readonly business: Pick<Business, 'sizeTypeId'>;
  readonly plans: Plans;
}

const nameOfSize = ({ business, plans }: Named) =>
  plans.sizeTypes.find(({ id }) => id === business.sizeTypeId)?.name ?? '';

/** `Assinatura mensal, MEI, 01/12/2026 a 31/12/2026`; a part of a month says its days. */
export function descriptionOfPart(
  { start, end, days, daysOfPrice }: ChargedPart,
  cycle: BillingCycle,
  named: Named,
): string {
  const part = days < daysOfPrice ? ` (${days} de ${daysOfPrice} dias)` : '';
  return `Assinatura ${cycleNames[cycle]}, ${nameOfSize(named)}, ${writtenDay(start)} a ${writtenDay(end)}${part}`;
}

/** `Mudança para Grande empresa, 21 de 30 dias, 10/11/2026 a 30/11/2026`. */
export function descriptionOfMonthUpgrade(
  named: Named,
  { start, end, days, daysOfPrice }: ChargedPart,
): string {
  return `Mudança para ${nameOfSize(named)}, ${days} de ${daysOfPrice} dias, ${writtenDay(start)} a ${writtenDay(end)}`;
}

/** `Mudança para Microempresa, 5 de 12 meses, 01/12/2026 a 30/04/2027`. */
export function descriptionOfUpgrade(
  named: Named,
  months: number,
  { start, end }: { readonly start: string; readonly end: string },
): string {
  return `Mudança para ${nameOfSize(named)}, ${months} de 12 meses, ${writtenDay(start)} a ${writtenDay(end)}`;
}
