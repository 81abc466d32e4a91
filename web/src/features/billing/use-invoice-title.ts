import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import { chooseLanguage } from '#contract/http/languages.ts';
import { monthTitle } from '#web/lib/format/month-title.ts';

/** Gives what an invoice is called: `Dezembro de 2026`, the month in which it was issued. */
export function useInvoiceTitle(): (invoice: Pick<Invoice, 'referenceMonth'>) => string {
  const { i18n } = useTranslation();
  const language = chooseLanguage(i18n.language, []);
  return ({ referenceMonth }) => monthTitle(`${referenceMonth}-01`, language);
}
