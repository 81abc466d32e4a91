import { type Language, locales } from '#contract/http/languages.ts';
import { writtenDay } from '#lambdas/billing/invoices/days.ts';
import { reaisOf } from '#lambdas/billing/invoices/price.ts';

/** Facts that a mail states, by the placeholders of its text. */
export interface MailFacts {
  /** Trading name of the business. */
  readonly name?: string | undefined;
  /** Identifier of a validator's shop, or of the shop whose flyer is linked. */
  readonly shop?: string | undefined;
  readonly title?: string;
  /** The reason that staff gave. */
  readonly reason?: string | undefined;
  /** Facts of an invoice; days are `YYYY-MM-DD`. */
  readonly invoiceId?: string;
  readonly number?: string;
  readonly amountCents?: number;
  readonly dueDate?: string;
  /** First day when an unpaid invoice of the business suspends it. */
  readonly suspendsOn?: string | undefined;
}

/** Placeholders of texts and links. */
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

export type WrittenFacts = Readonly<Partial<Record<FactName, string | undefined>>>;

const placeholder = new RegExp(`\\{(${names.join('|')})\\}`, 'g');

/** Returns the facts that a text needs. */
export const namesIn = (text: string): FactName[] =>
  [...text.matchAll(placeholder)].map(([, name]) => name as FactName);

/** Fills in a text's facts. */
export const filled = (text: string, facts: WrittenFacts): string =>
  text.replace(placeholder, (_, name: FactName) => facts[name] ?? '');

/** Formats facts in a language: amounts in its notation, days as in Brazil. */
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
