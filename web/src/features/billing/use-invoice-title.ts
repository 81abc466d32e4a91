import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import { chooseLanguage } from '#contract/http/languages.ts';
import { monthTitle } from '#web/lib/format/month-title.ts';

/** Returns a function that names an invoice by its month of issue, such as `Dezembro de 2026`. */
export function useInvoiceTitle(): (invoice: Pick<Invoice, 'referenceMonth'>) => string {
  const { i18n } = useTranslation();
  const language = chooseLanguage(i18n.language, []);
  return ({ referenceMonth }) => monthTitle(`${referenceMonth}-01`, language);
}
