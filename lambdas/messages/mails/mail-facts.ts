import { type Language, locales } from '#contract/http/languages.ts';
import { reaisOf } from '#lambdas/billing/invoices/cents.ts';
import { writtenDay } from '#lambdas/billing/invoices/days.ts';

/** What a mail says, by the placeholders of its text. */
export interface MailFacts {
  /** The trading name of the business. */
  readonly name?: string | undefined;
  /** The identifier of a validator's shop. */
  readonly shop?: string;
  /** The title of an offer. */
  readonly title?: string;
  /** The reason that staff gave. */
  readonly reason?: string | undefined;
  /** Of an invoice; days are `YYYY-MM-DD`. */
  readonly invoiceId?: string;
  readonly number?: string;
  readonly amountCents?: number;
  readonly dueDate?: string;
  /** The first day on which it suspends the business. */
  readonly suspendsOn?: string | undefined;
}

/** The placeholders of texts and links. */
const names = [
  'name',
  'shop',
  'title',
  'reason',
  'invoiceId',
  'number',
  'amount',
  'dueDate',
  'suspendsOn',
] as const;

type FactName = (typeof names)[number];

/** Facts as a mail says them. */
export type WrittenFacts = Readonly<Partial<Record<FactName, string | undefined>>>;

const placeholder = new RegExp(`\\{(${names.join('|')})\\}`, 'g');

/** The facts that a text needs. */
export const namesIn = (text: string): FactName[] =>
  [...text.matchAll(placeholder)].map(([, name]) => name as FactName);

/** A text with its facts, each as `show` gives it. */
export const filled = (text: string, facts: WrittenFacts, show = (fact: string) => fact): string =>
  text.replace(placeholder, (_, name: FactName) => show(facts[name] ?? ''));

/** Facts in a language: amounts as it writes reais, days as Brazil writes them. */
export function writtenFacts(
  { amountCents, dueDate, suspendsOn, ...facts }: MailFacts,
  language: Language,
): WrittenFacts {
  const money = { style: 'currency', currency: 'BRL', currencyDisplay: 'narrowSymbol' } as const;
  const { format } = new Intl.NumberFormat(locales[language], money);
  return {
    ...facts,
    amount: amountCents === undefined ? undefined : format(reaisOf(amountCents)),
    dueDate: dueDate && writtenDay(dueDate),
    suspendsOn: suspendsOn && writtenDay(suspendsOn),
  };
}
